import type { ArrivalRange } from './stock.ts'

const later = (one: string, other: string): string => (one > other ? one : other)

/** One order is one parcel: the slowest line decides. `undefined` without lines. */
export const slowestArrival = (ranges: readonly ArrivalRange[]): ArrivalRange | undefined =>
  ranges.reduce<ArrivalRange | undefined>(
    (slowest, range) =>
      slowest === undefined ? range : { min: later(slowest.min, range.min), max: later(slowest.max, range.max) },
    undefined,
  )
