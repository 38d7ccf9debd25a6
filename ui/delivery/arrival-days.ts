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
  return min === max ? format.format(new Date(first)) : format.formatRange(new Date(first), new Date(last))
}
