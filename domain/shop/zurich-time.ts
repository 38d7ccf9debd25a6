import { TIME_ZONE } from './time-zone.ts'

let formatter: Intl.DateTimeFormat | undefined

// Creating it takes a slow phone as long as rendering a page, so it is created on first use.
const clock = (): Intl.DateTimeFormat =>
  (formatter ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23',
  }))

/** `day` is yyyy-MM-dd, `hour` 0 to 23. */
export type ZurichTime = { readonly year: number; readonly day: string; readonly hour: number }

const timeAt = (instant: Date): ZurichTime => {
  const parts = new Map(clock().formatToParts(instant).map((part) => [part.type, part.value]))
  const year = parts.get('year')
  return { year: Number(year), day: `${year}-${parts.get('month')}-${parts.get('day')}`, hour: Number(parts.get('hour')) }
}

/** Zurich is ahead of UTC by whole hours, and changes at the full hour. */
const HOUR = 3_600_000
/** The number of cached hours, for the dates of a page. */
const CACHE_SIZE = 1000
const cache = new Map<number, ZurichTime>()

/**
 * An instant in the calendar and time of Zurich, independent of the machine's time zone: used for order numbers and dates, shipping and
 * coupons (decision A72). A page needs the same hours many times, so they are cached.
 */
export const zurichTime = (instant: Date): ZurichTime => {
  const hour = Math.floor(instant.getTime() / HOUR)
  const cached = cache.get(hour)
  if (cached !== undefined) return cached
  if (cache.size >= CACHE_SIZE) cache.clear()
  const time = timeAt(instant)
  cache.set(hour, time)
  return time
}
