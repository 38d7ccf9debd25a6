import { zurichTime } from '../shop/zurich-time.ts'

const BANNER_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d$/

/** `yyyy-MM-dd HH:mm`; anything else is not a time (Account §3). */
export const readBannerTime = (text: string): string | undefined => (BANNER_TIME.test(text.trim()) ? text.trim() : undefined)

/** The minute in Zurich time, which is ahead of UTC by whole hours. */
export const zurichMinute = (instant: Date): string => {
  const { day, hour } = zurichTime(instant)
  return `${day} ${String(hour).padStart(2, '0')}:${String(instant.getUTCMinutes()).padStart(2, '0')}`
}

type Window = { readonly startTime: string; readonly endTime: string }

/** From the first minute to the end of the last; a missing or invalid bound is open (Account §4.4, decision A9). */
export const isInWindow = ({ startTime, endTime }: Window, now: Date): boolean => {
  const [start, end, minute] = [readBannerTime(startTime), readBannerTime(endTime), zurichMinute(now)]
  return (start === undefined || start <= minute) && (end === undefined || minute <= end)
}

/** Bounds that are not valid times. */
export const faultyTimes = ({ startTime, endTime }: Window): readonly string[] =>
  [startTime, endTime].filter((text) => text.trim() !== '' && readBannerTime(text) === undefined)
