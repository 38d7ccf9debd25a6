import { formatMoney } from '../../../domain/money/money-format.ts'
import { exVat } from '../../../domain/money/vat.ts'
import type { Order } from '../../../domain/order/order.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { vatRate } from '../../../domain/settings/vat-rates.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { letterHtml } from './letter-html.ts'
import type { LetterWords, Say } from './letter-words.port.ts'
import type { LetterPart } from './letter.ts'
import { orderLetter } from './order-letter.ts'

const dayOf = ({ createdAt }: Order): string => zurichTime(new Date(createdAt)).day.split('-').reverse().join('.')

/** What each line is worth without VAT, at the rate of its country and kind; none without a rate (Commerce §5, decision A14). */
const netParts = ({ lines, locale, shippingAddress }: Order, { vatRates }: ShopSettings, say: Say): readonly LetterPart[] => {
  const rows = lines.flatMap(({ quantity, titles, total, category }) => {
    const rate = vatRate(vatRates, shippingAddress.countryCode, category)
    return rate === undefined
      ? []
      : [{ label: `${quantity} × ${inLocale(titles, locale)}`, details: [], amount: formatMoney(exVat(total, rate), locale) }]
  })
  return rows.length === 0 ? [] : [{ heading: say('letter.net'), rows }]
}

/** The invoice of an order: the table of its letter under a heading, without the greeting, and its lines without VAT. */
export const invoiceHtml = (order: Order, settings: ShopSettings, words: LetterWords): string => {
  const say = words(order.locale, settings.tone)
  const letter = orderLetter(order, settings, say)
  const title = say('letter.invoice', { number: order.number })
  return letterHtml(
    {
      ...letter,
      opening: [settings.brandName, title, say('letter.dated', { day: dayOf(order) })],
      parts: [...letter.parts, ...netParts(order, settings, say)],
    },
    title,
  )
}
