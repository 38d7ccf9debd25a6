import type { Locale } from '../../domain/shop/locale.ts'
import type { ArrivalRange } from '../../domain/stock/stock.ts'
import { SWISS_FORMAT } from '../messages/swiss-format.ts'

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/**
 * Formatted delivery dates, `Tue 24 Nov – Wed 25 Nov`; one date if both are the same. Made once, where the page is loaded, since
 * another runtime may format them differently.
 */
export const arrivalDays = ({ min, max }: ArrivalRange, locale: Locale): string => {
  const [first = min, last = max] = [min, max].toSorted()
  const format = new Intl.DateTimeFormat(SWISS_FORMAT[locale], DAY)
  if (min === max) return format.format(new Date(first))
  // Italian ranges would pad the days with zeros, `mar 01 – gio 03 dic`.
  return format.formatRangeToParts(new Date(first), new Date(last))
    .map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value)).join('')
}
