import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { readWholeNumber, type Bounds } from '../whole-number.ts'

/** After how many days the same is delivered again (Account §9). */
export type FrequencyDays = Branded<number, 'FrequencyDays'>
export type Frequency = { readonly value: FrequencyDays; readonly unit: 'days' }

/** From every day to once a year. */
export const FREQUENCIES: Bounds = { from: 1, to: 365 }

/** What stands in a form nobody has filled in; nobody is taken at it without saying so (decision C4). */
export const DEFAULT_FREQUENCY: Frequency = { value: 1 as FrequencyDays, unit: 'days' }

/** What most people choose: packs of one, two and three months. */
export const USUAL_FREQUENCIES: readonly number[] = [30, 60, 90]

/** A whole number of days, or its digits as a form sends them. */
export const makeFrequency = (asked: unknown): E.Either<'NoFrequency', Frequency> => {
  const value = typeof asked === 'string' ? readWholeNumber(asked, FREQUENCIES) : asked
  return typeof value === 'number' && Number.isInteger(value) && value >= FREQUENCIES.from && value <= FREQUENCIES.to
    ? E.right({ value: value as FrequencyDays, unit: 'days' })
    : E.left('NoFrequency')
}
