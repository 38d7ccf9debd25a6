import { TIME_ZONE } from './time-zone.ts'

let made: Intl.DateTimeFormat | undefined

// Making it takes a slow phone as long as drawing a page, so it waits until somebody asks what time it is.
const clock = (): Intl.DateTimeFormat =>
  (made ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23',
  }))

/** `day` is yyyy-MM-dd, `hour` 0 to 23. */
export type ZurichTime = { readonly year: number; readonly day: string; readonly hour: number }

const timeAt = (instant: Date): ZurichTime => {
  const parts = new Map(clock().formatToParts(instant).map((part) => [part.type, part.value]))
  const year = parts.get('year')
  return { year: Number(year), day: `${year}-${parts.get('month')}-${parts.get('day')}`, hour: Number(parts.get('hour')) }
}

/** Zurich is whole hours ahead of the clock by which instants are counted, and changes at the full one. */
const HOUR = 3_600_000
/** As many hours as are remembered: the reviews of a page, the dates of its orders. */
const REMEMBERED = 1000
const told = new Map<number, ZurichTime>()

/**
 * An instant by the calendar and the clock of Zurich, wherever the machine stands: orders are numbered and dated,
 * parcels leave and vouchers end by it (decision A72). One page asks for the same hours many times.
 */
export const zurichTime = (instant: Date): ZurichTime => {
  const hour = Math.floor(instant.getTime() / HOUR)
  const known = told.get(hour)
  if (known !== undefined) return known
  if (told.size >= REMEMBERED) told.clear()
  const time = timeAt(instant)
  told.set(hour, time)
  return time
}
