import { formatMoney } from '../../../domain/money/money-format.ts'
import { exVat } from '../../../domain/money/vat.ts'
import type { Order } from '../../../domain/order/order.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { vatRate } from '../../../domain/settings/vat-rates.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { letterHtml } from './letter-html.ts'
import type { LetterPart } from './letter.ts'
import type { MailText } from './mail-text.ts'
import { orderLetter } from './order-letter.ts'

const INVOICE: MailText = { de: 'Rechnung', en: 'Invoice', fr: 'Facture', it: 'Fattura' }
const DATE: MailText = { de: 'Datum', en: 'Date', fr: 'Date', it: 'Data' }

const NET: MailText = { de: 'Ohne MWST', en: 'Excluding VAT', fr: 'Hors TVA', it: 'IVA esclusa' }

const dayOf = ({ createdAt }: Order): string => zurichTime(new Date(createdAt)).day.split('-').reverse().join('.')

/** What each line is worth without VAT, at the rate of its country and kind; none without a rate (Commerce §5, decision A14). */
const netParts = ({ lines, locale, shippingAddress }: Order, { vatRates }: ShopSettings): readonly LetterPart[] => {
  const rows = lines.flatMap(({ quantity, titles, total, category }) => {
    const rate = vatRate(vatRates, shippingAddress.countryCode, category)
    return rate === undefined
      ? []
      : [{ label: `${quantity} × ${inLocale(titles, locale)}`, details: [], amount: formatMoney(exVat(total, rate), locale) }]
  })
  return rows.length === 0 ? [] : [{ heading: NET[locale], rows }]
}

/** The invoice of an order: the table of its letter under a heading, without the greeting, and its lines without VAT. */
export const invoiceHtml = (order: Order, settings: ShopSettings): string => {
  const { locale, number } = order
  const letter = orderLetter(order, settings)
  const title = `${INVOICE[locale]} ${number}`
  return letterHtml(
    {
      ...letter,
      opening: [settings.brandName, title, `${DATE[locale]}: ${dayOf(order)}`],
      parts: [...letter.parts, ...netParts(order, settings)],
    },
    title,
  )
}
