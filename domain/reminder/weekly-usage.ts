import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { readWholeNumber, type Bounds } from '../whole-number.ts'

/** On how many days of a week somebody wears lenses (Account §9): a lens of one day is used up on each of them. */
export type WeeklyUsage = Branded<number, 'WeeklyUsage'>

/** The fewest and the most days of a week. */
export const WEEKLY_USAGE: Bounds = { from: 1, to: 7 }

/** What is thought of whoever did not say: lenses every day. */
export const EVERY_DAY = WEEKLY_USAGE.to as WeeklyUsage

/** A whole number of days, or its digits as a form sends them. */
export const makeWeeklyUsage = (asked: unknown): E.Either<'NoUsage', WeeklyUsage> => {
  const days = typeof asked === 'string' ? readWholeNumber(asked, WEEKLY_USAGE) : asked
  return typeof days === 'number' && Number.isInteger(days) && days >= WEEKLY_USAGE.from && days <= WEEKLY_USAGE.to
    ? E.right(days as WeeklyUsage)
    : E.left('NoUsage')
}
