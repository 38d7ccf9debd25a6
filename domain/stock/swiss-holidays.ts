import { dateOfNumber, MS_A_DAY } from '../shop/day-number.ts'

/** Month (0 to 11) and day of the holidays of all cantons. */
const FIXED = [[0, 1], [7, 1], [11, 25], [11, 26]] as const
/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER: readonly number[] = [-2, 1, 39, 50]

/** Easter Sunday of the Gregorian calendar as a day number, by the rule of Meeus, Jones and Butcher. */
const easterOf = (year: number): number => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + d + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1) / MS_A_DAY
}

/** Whether this day, counted from 1 January 1970, is a national holiday without deliveries. Holidays of single cantons do not count. */
export const isSwissHoliday = (number: number): boolean => {
  const date = dateOfNumber(number)
  return FIXED.some(([month, day]) => date.getUTCMonth() === month && date.getUTCDate() === day)
    || AFTER_EASTER.includes(number - easterOf(date.getUTCFullYear()))
}
