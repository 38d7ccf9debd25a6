import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { zurichTime } from '../shop/zurich-time.ts'

/** The day (yyyy-MM-dd) a number of calendar days later. */
export const daysAfter = (day: string, days: number): string => formatISO(addDays(parseISO(day), days), { representation: 'date' })

/** The hour in Zurich from which a day's mails are sent, so that they do not arrive at night. */
const SEND_HOUR = 8

/** The last day whose mails may be sent at an instant: before the sending hour it is the day before. */
export const remindersDueUntil = (now: Date): string => {
  const { day, hour } = zurichTime(now)
  return hour < SEND_HOUR ? daysAfter(day, -1) : day
}
