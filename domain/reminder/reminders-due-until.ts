import { daysAfter } from '../shop/day-number.ts'
import { zurichTime } from '../shop/zurich-time.ts'

/** The hour in Zurich from which a day's mails are sent, so that they do not arrive at night. */
const SEND_HOUR = 8

/** The last day whose mails may be sent at an instant: before the sending hour it is the day before. */
export const remindersDueUntil = (now: Date): string => {
  const { day, hour } = zurichTime(now)
  return hour < SEND_HOUR ? daysAfter(day, -1) : day
}
