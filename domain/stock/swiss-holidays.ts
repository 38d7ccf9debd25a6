import { dayNumber, dayOfNumber } from './day-number.ts'

/** Month and day of the holidays of all cantons. */
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

/** A year by its day numbers: from its first until before `end`. */
type Year = { readonly first: number; readonly end: number; readonly holidays: ReadonlySet<number> }

const yearOf = (number: number): Year => {
  const year = Number(dayOfNumber(number).slice(0, 4))
  const easter = dayNumber(easterSunday(year))
  return {
    first: dayNumber(`${year}-01-01`),
    end: dayNumber(`${year}-12-31`) + 1,
    holidays: new Set([...FIXED.map((day) => dayNumber(`${year}-${day}`)), ...AFTER_EASTER.map((days) => easter + days)]),
  }
}

let latest: Year | undefined

/**
 * Whether this day, counted from 1 January 1970, is a national holiday without deliveries. Holidays of single cantons do not count. Days
 * of one parcel are requested in sequence, so the last year is cached.
 */
export const isSwissHoliday = (number: number): boolean => {
  if (latest === undefined || number < latest.first || number >= latest.end) latest = yearOf(number)
  return latest.holidays.has(number)
}
