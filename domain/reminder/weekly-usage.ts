import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { readWholeNumber, type Bounds } from '../whole-number.ts'

/** On how many days a week lenses are worn (Account §9): each uses up a daily lens. */
export type WeeklyUsage = Branded<number, 'WeeklyUsage'>

/** The minimum and maximum days of a week. */
export const WEEKLY_USAGE: Bounds = { from: 1, to: 7 }

/** The default: lenses every day. */
export const EVERY_DAY = WEEKLY_USAGE.to as WeeklyUsage

/** A whole number of days, or its digits as a form sends them. */
export const makeWeeklyUsage = (input: unknown): E.Either<'NoUsage', WeeklyUsage> => {
  const days = typeof input === 'string' ? readWholeNumber(input, WEEKLY_USAGE) : input
  return typeof days === 'number' && Number.isInteger(days) && days >= WEEKLY_USAGE.from && days <= WEEKLY_USAGE.to
    ? E.right(days as WeeklyUsage)
    : E.left('NoUsage')
}
