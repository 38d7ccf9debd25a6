import * as E from 'fp-ts/lib/Either.js'
import type { ArrivalRange } from '../../../domain/stock/stock.ts'
import { as, via } from '../codec/field.ts'
import { flatOrNull } from '../codec/record.ts'
import { textCodec } from '../codec/value-codec.ts'
import { isCalendarDay } from '../../../domain/shop/calendar-day.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** `yyyy-MM-dd` in Europe/Zurich. */
export const Day = textCodec('Day', (text) => (isCalendarDay(text) ? E.right(text) : E.left(text)), { format: 'date' })
/** `Date` turns a 30 February or an hour 24 into a later moment, so the result is compared with the input. */
const isInstant = (text: string): boolean =>
  INSTANT.test(text) && isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
  && new Date(text).toISOString().startsWith(text.slice(0, 10))

/** ISO instant, UTC, of a day and a time that exist. */
export const Instant = textCodec('Instant', (text) => (isInstant(text) ? E.right(text) : E.left(text)), { format: 'date-time' })

export const instant = via(Instant, (text) => new Date(text), (moment) => moment.toISOString())

/** The expected arrival of a parcel, under the specification's names; both null if it cannot be predicted (Commerce §3). */
export const arrival = flatOrNull<ArrivalRange>(
  { min: as('calculated_arrival_date_min', Day), max: as('calculated_arrival_date_max', Day) },
)

export type ArrivalWire = { readonly calculated_arrival_date_min: string | null; readonly calculated_arrival_date_max: string | null }

/** The same in a record that is read as a part of another one. */
export const arrivalIn = (wire: ArrivalWire | undefined): ArrivalRange | undefined => {
  const { calculated_arrival_date_min: min = null, calculated_arrival_date_max: max = null } = wire ?? {}
  return min === null || max === null ? undefined : { min, max }
}
