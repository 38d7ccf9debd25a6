import type { Locale } from '../../domain/shop/locale.ts'
import type { ArrivalRange } from '../../domain/stock/stock.ts'
import { SWISS_FORMAT } from '../messages/swiss-format.ts'

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/**
 * The days of an arrival as people say them, `Tue 24 Nov – Wed 25 Nov`; one day where both are the same. Made once, where the page
 * is loaded: another program's dates may be spaced otherwise.
 */
export const arrivalDays = ({ min, max }: ArrivalRange, locale: Locale): string => {
  const [first = min, last = max] = [min, max].toSorted()
  const format = new Intl.DateTimeFormat(SWISS_FORMAT[locale], DAY)
  if (min === max) return format.format(new Date(first))
  // In Italian a range alone would fill its days up with noughts, `mar 01 – gio 03 dic`, as nobody writes them.
  return format.formatRangeToParts(new Date(first), new Date(last))
    .map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value)).join('')
}
