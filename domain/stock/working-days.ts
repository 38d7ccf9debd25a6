import { dayNumber, dayOfNumber } from '../shop/day-number.ts'
import { isSwissHoliday } from './swiss-holidays.ts'

/** Remainders of day numbers, which start on a Thursday. */
const WEEKEND = [2, 3]

/** Parcels are delivered from Monday to Friday, except on national holidays; by day number. */
export const isWorkingDay = (number: number): boolean => !WEEKEND.includes(number % 7) && !isSwissHoliday(number)

/** The first working day on or after this one. */
const workingFrom = (number: number): number => (isWorkingDay(number) ? number : workingFrom(number + 1))

/** The working day `count` working days after `day`; with 0 the first one on or after it. */
export const addWorkingDays = (day: string, count: number): string => {
  let reached = workingFrom(dayNumber(day))
  for (let left = count; left > 0; left -= 1) reached = workingFrom(reached + 1)
  return dayOfNumber(reached)
}
