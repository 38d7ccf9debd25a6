import * as E from 'fp-ts/lib/Either.js'
import { daysAfter } from '../shop/day-number.ts'
import { isCalendarDay } from '../shop/calendar-day.ts'

/** Not a day (yyyy-MM-dd), not in the future, or too far away. */
export type ReminderDayRefusal = 'NoDay' | 'NotAhead' | 'TooFar'

/** Lenses do not keep longer. */
const MAX_DAYS = 2 * 365

/** The first and the last possible day of a reminder. */
export const reminderDays = (today: string): { readonly first: string; readonly last: string } => ({
  first: daysAfter(today, 1), last: daysAfter(today, MAX_DAYS),
})

/** A day of a reminder, from tomorrow on (decision G7). */
export const makeReminderDay = (input: unknown, today: string): E.Either<ReminderDayRefusal, string> => {
  if (typeof input !== 'string' || !isCalendarDay(input)) return E.left('NoDay')
  const { first, last } = reminderDays(today)
  if (input < first) return E.left('NotAhead')
  return input > last ? E.left('TooFar') : E.right(input)
}
