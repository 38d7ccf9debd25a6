import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { readWholeNumber, type Bounds } from '../whole-number.ts'

type ChosenDays = Branded<number, 'chosen days'>
/** The interval of deliveries in days (Account §9); stored ones may be shorter than those that can be chosen today. */
export type FrequencyDays = ChosenDays | Branded<number, 'stored days'>

export type Frequency = { readonly value: FrequencyDays; readonly unit: 'days' }
/** An interval that can be chosen for a new or existing subscription. */
export type ChosenFrequency = { readonly value: ChosenDays; readonly unit: 'days' }

/** At least the days of notice, so that a delivery arrives before the next is announced, and at most a year. */
export const FREQUENCIES: Bounds = { from: 7, to: 365 }

/** Shorter intervals were allowed before; existing subscriptions keep them. */
export const STORED_FREQUENCIES: Bounds = { ...FREQUENCIES, from: 1 }

/** The initial value of the form, a monthly pack; it must be confirmed by submitting it (decision C4). */
export const DEFAULT_FREQUENCY: ChosenFrequency = { value: 30 as ChosenDays, unit: 'days' }

/** Common intervals: packs of one, two and three months. */
export const USUAL_FREQUENCIES: readonly number[] = [30, 60, 90]

const within = (value: unknown, { from, to }: Bounds): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

/** A whole number of days, or its digits as a form sends them. */
export const makeFrequency = (input: unknown): E.Either<'NoFrequency', ChosenFrequency> => {
  const value = typeof input === 'string' ? readWholeNumber(input, FREQUENCIES) : input
  return within(value, FREQUENCIES) ? E.right({ value: value as ChosenDays, unit: 'days' }) : E.left('NoFrequency')
}

/** The interval of an existing subscription. */
export const makeStoredFrequency = (value: unknown): E.Either<'NoFrequency', Frequency> =>
  within(value, STORED_FREQUENCIES) ? E.right({ value: value as FrequencyDays, unit: 'days' }) : E.left('NoFrequency')
