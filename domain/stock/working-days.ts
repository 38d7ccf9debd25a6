import { dayNumber, dayOfNumber } from './day-number.ts'
import { isSwissHoliday } from './swiss-holidays.ts'

/** Of days counted from a Thursday. */
const WEEKEND = [2, 3]

/** Days are `yyyy-MM-dd` and stand for themselves: no time, no zone. */
export const nextDay = (day: string): string => dayOfNumber(dayNumber(day) + 1)

const isWeekend = (day: string): boolean => WEEKEND.includes(dayNumber(day) % 7)

/** Parcels move from Monday to Friday, except on national holidays. */
export const isWorkingDay = (day: string): boolean => !isWeekend(day) && !isSwissHoliday(day)

/** The first working day on or after `day`. */
export const workingDayFrom = (day: string): string => (isWorkingDay(day) ? day : workingDayFrom(nextDay(day)))

/** The working day `count` working days after `day`; with 0 the first one on or after it. */
export const addWorkingDays = (day: string, count: number): string => {
  let reached = workingDayFrom(day)
  for (let left = count; left > 0; left -= 1) reached = workingDayFrom(nextDay(reached))
  return reached
}
