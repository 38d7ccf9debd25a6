import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { isWeekend } from 'date-fns/isWeekend'
import { parseISO } from 'date-fns/parseISO'
import { isSwissHoliday } from './swiss-holidays.ts'

/** Days are `yyyy-MM-dd` and stand for themselves: no time, no zone. */
export const nextDay = (day: string): string => formatISO(addDays(parseISO(day), 1), { representation: 'date' })

/** Parcels move from Monday to Friday, except on national holidays. */
export const isWorkingDay = (day: string): boolean => !isWeekend(parseISO(day)) && !isSwissHoliday(day)

/** The first working day on or after `day`. */
export const workingDayFrom = (day: string): string => (isWorkingDay(day) ? day : workingDayFrom(nextDay(day)))

/** The working day `count` working days after `day`; with 0 the first one on or after it. */
export const addWorkingDays = (day: string, count: number): string => {
  let reached = workingDayFrom(day)
  for (let left = count; left > 0; left -= 1) reached = workingDayFrom(nextDay(reached))
  return reached
}
