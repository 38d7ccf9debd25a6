import { dayNumber } from './day-number.ts'

/** Month and day of the holidays every canton keeps. */
const FIXED = ['01-01', '08-01', '12-25', '12-26'] as const
/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [-2, 1, 39, 50] as const

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export const easterSunday = (year: number): string => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + d + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return `${year}-${String(Math.floor(n / 31)).padStart(2, '0')}-${String((n % 31) + 1).padStart(2, '0')}`
}

/** Whether nothing is carried in Switzerland on this day (`yyyy-MM-dd`). Days of single cantons do not count. */
export const isSwissHoliday = (day: string): boolean => {
  if (FIXED.some((fixed) => day.slice(5) === fixed)) return true
  const afterEaster = dayNumber(day) - dayNumber(easterSunday(Number(day.slice(0, 4))))
  return AFTER_EASTER.some((days) => days === afterEaster)
}
