import * as E from 'fp-ts/lib/Either.js'
import { daysAfter } from './calendar-day.ts'
import { isCalendarDay } from '../shop/calendar-day.ts'

/** A day (yyyy-MM-dd) that is none, is not ahead, or is too far away. */
export type ReminderDayRefusal = 'NoDay' | 'NotAhead' | 'TooFar'

/** Nobody keeps lenses longer than they keep. */
const MOST_DAYS = 2 * 365

/** The first and the last day somebody can be reminded on. */
export const reminderDays = (today: string): { readonly first: string; readonly last: string } => ({
  first: daysAfter(today, 1), last: daysAfter(today, MOST_DAYS),
})

/** A day to remind on: from tomorrow on, for days that are past are refused (decision G7). */
export const makeReminderDay = (asked: unknown, today: string): E.Either<ReminderDayRefusal, string> => {
  if (typeof asked !== 'string' || !isCalendarDay(asked)) return E.left('NoDay')
  const { first, last } = reminderDays(today)
  if (asked < first) return E.left('NotAhead')
  return asked > last ? E.left('TooFar') : E.right(asked)
}
