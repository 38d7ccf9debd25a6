import type { ArrivalRange } from './stock.ts'

/** `2024-03-05` as `05.03`, the same in every language (Commerce §3). */
export const formatDay = (day: string): string => `${day.slice(8, 10)}.${day.slice(5, 7)}`

/** `2024-03-05` as `05.03.24`. */
export const formatDayWithYear = (day: string): string => `${formatDay(day)}.${day.slice(2, 4)}`

/** `05.03 - 07.03.24`; one day if both are the same or only one is known; `undefined` if none is (decision A38). */
export const formatArrival = (range: Partial<ArrivalRange> | undefined): string | undefined => {
  const [first, last] = [range?.min, range?.max].filter((day) => day !== undefined).toSorted()
  if (first === undefined) return undefined
  if (last === undefined || last === first) return formatDayWithYear(first)
  return `${formatDay(first)} - ${formatDayWithYear(last)}`
}
