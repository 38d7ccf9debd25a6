import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { readWholeNumber, type Bounds } from '../whole-number.ts'

type ChosenDays = Branded<number, 'chosen days'>
/** After how many days the same is delivered again (Account §9); stored ones may be fewer than may be chosen today. */
export type FrequencyDays = ChosenDays | Branded<number, 'stored days'>

export type Frequency = { readonly value: FrequencyDays; readonly unit: 'days' }
/** A rhythm that may be chosen: of a new subscription, or instead of the one it has. */
export type ChosenFrequency = { readonly value: ChosenDays; readonly unit: 'days' }

/** From the days by which a delivery is told of before, so that one has come before the next is told of, to once a year. */
export const FREQUENCIES: Bounds = { from: 7, to: 365 }

/** Once every day was allowed: whoever has such a rhythm keeps it. */
export const STORED_FREQUENCIES: Bounds = { ...FREQUENCIES, from: 1 }

/** What stands in a form nobody has filled in, a pack of one month; nobody is taken at it without saying so (decision C4). */
export const DEFAULT_FREQUENCY: ChosenFrequency = { value: 30 as ChosenDays, unit: 'days' }

/** What most people choose: packs of one, two and three months. */
export const USUAL_FREQUENCIES: readonly number[] = [30, 60, 90]

const within = (value: unknown, { from, to }: Bounds): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

/** A whole number of days, or its digits as a form sends them. */
export const makeFrequency = (asked: unknown): E.Either<'NoFrequency', ChosenFrequency> => {
  const value = typeof asked === 'string' ? readWholeNumber(asked, FREQUENCIES) : asked
  return within(value, FREQUENCIES) ? E.right({ value: value as ChosenDays, unit: 'days' }) : E.left('NoFrequency')
}

/** The rhythm of a subscription there is. */
export const makeStoredFrequency = (value: unknown): E.Either<'NoFrequency', Frequency> =>
  within(value, STORED_FREQUENCIES) ? E.right({ value: value as FrequencyDays, unit: 'days' }) : E.left('NoFrequency')
