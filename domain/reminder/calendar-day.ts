import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { zurichTime } from '../shop/zurich-time.ts'

/** So many days after a day (yyyy-MM-dd) of the calendar. */
export const daysAfter = (day: string, days: number): string => formatISO(addDays(parseISO(day), days), { representation: 'date' })

/** From which hour of Zurich on letters of a day leave: nobody is woken by one. */
const LETTER_HOUR = 8

/** The last day whose letters may leave at an instant: before the hour of letters it is the day before. */
export const remindersDueUntil = (now: Date): string => {
  const { day, hour } = zurichTime(now)
  return hour < LETTER_HOUR ? daysAfter(day, -1) : day
}
