import { formatMoney } from '../../../domain/money/money-format.ts'
import { exVat } from '../../../domain/money/vat.ts'
import type { Order } from '../../../domain/order/order.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { vatRate } from '../../../domain/settings/vat-rates.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { mailHtml } from './mail-html.ts'
import type { MailTexts, Say } from './mail-texts.port.ts'
import type { MailPart } from './mail-content.ts'
import { orderMailContent } from './order-mail-content.ts'

const dayOf = ({ createdAt }: Order): string => zurichTime(new Date(createdAt)).day.split('-').reverse().join('.')

/** What each line is worth without VAT, at the rate of its country and kind; none without a rate (Commerce §5, decision A14). */
const netParts = ({ lines, locale, shippingAddress }: Order, { vatRates }: ShopSettings, say: Say): readonly MailPart[] => {
  const rows = lines.flatMap(({ quantity, titles, total, category }) => {
    const rate = vatRate(vatRates, shippingAddress.countryCode, category)
    return rate === undefined
      ? []
      : [{ label: `${quantity} × ${inLocale(titles, locale)}`, details: [], amount: formatMoney(exVat(total, rate), locale) }]
  })
  return rows.length === 0 ? [] : [{ heading: say('mail.net'), rows }]
}

/** The invoice of an order: the table of its mail under a heading, without the greeting, and its lines without VAT. */
export const invoiceHtml = (order: Order, settings: ShopSettings, words: MailTexts): string => {
  const say = words(order.locale, settings.tone)
  const mail = orderMailContent(order, settings, say)
  const title = say('mail.invoice', { number: order.number })
  return mailHtml(
    {
      ...mail,
      opening: [settings.brandName, title, say('mail.dated', { day: dayOf(order) })],
      parts: [...mail.parts, ...netParts(order, settings, say)],
    },
    title,
  )
}
