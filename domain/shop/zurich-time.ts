/** `day` is yyyy-MM-dd, `hour` 0 to 23. */
export type ZurichTime = { readonly year: number; readonly day: string; readonly hour: number }

const [MARCH, OCTOBER] = [2, 9]
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** 01:00 UTC on the last Sunday of a month with 31 days: the clocks of Europe change. */
const clockChange = (year: number, month: number): number => {
  const lastDay = Date.UTC(year, month, 31, 1)
  return lastDay - new Date(lastDay).getUTCDay() * DAY
}

const isSummerTime = (instant: Date): boolean => {
  const year = instant.getUTCFullYear()
  return instant.getTime() >= clockChange(year, MARCH) && instant.getTime() < clockChange(year, OCTOBER)
}

/**
 * An instant in the calendar and time of Zurich, independent of the machine's time zone: used for order numbers and dates, shipping and
 * coupons (decision A72). By the rule of summer time in force since 1996, because formatting by time zone takes a slow phone as long as
 * rendering a page.
 */
export const zurichTime = (instant: Date): ZurichTime => {
  const local = new Date(instant.getTime() + (isSummerTime(instant) ? 2 : 1) * HOUR)
  return { year: local.getUTCFullYear(), day: local.toISOString().slice(0, 10), hour: local.getUTCHours() }
}
