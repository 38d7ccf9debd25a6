import { formatMoney } from '../../../domain/money/money-format.ts'
import { zero, type Money } from '../../../domain/money/money.ts'
import type { Order } from '../../../domain/order/order.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { subtractMoney } from '../../../domain/money/money-arithmetic.ts'
import { itemsValue } from '../../../domain/order/items-value.ts'
import { addQuantities } from '../../../domain/order/line-quantities.ts'
import { vatOfItems, vatTable } from '../../../domain/order/vat-table.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { paperHtml } from './paper-html.ts'
import type { MailTexts, Say } from './mail-texts.port.ts'
import type { MailPart, MailRow } from './mail-content.ts'
import { packRows } from './pack-rows.ts'
import { orderMailContent } from './order-mail-content.ts'

const dayOf = ({ createdAt }: Order): string => zurichTime(new Date(createdAt)).day.split('-').reverse().join('.')

/** VAT law requires the supplier's name, address and number. */
const senderOf = ({ brandName, details }: ShopSettings): readonly string[] =>
  details === undefined ? [brandName] : [brandName, details.company, ...details.address, details.registerNumber]

/** A fraction as a percentage: 0.081 is 8.1. */
const percent = (rate: number): string => String(Math.round(rate * 10_000) / 100)

/** Net amounts of lines and shipping, and VAT per rate; nothing if no rate is known. */
const vatParts = (order: Order, { vatRates }: ShopSettings, say: Say): readonly MailPart[] => {
  const table = vatTable(order, vatRates)
  if (table === undefined) return []
  const money = (amount: Money): string => formatMoney(amount)
  const row = (label: string, amount: Money): MailRow => ({ label, details: [], amount: money(amount) })
  return [{
    heading: say('mail.net'),
    rows: [
      ...table.lines.map(({ line, net }) => row(`${line.quantity} × ${inLocale(line.titles, order.locale)}`, net)),
      row(say('cart.shipping'), table.shippingNet),
      ...table.sums.map(({ rate, net, vat }) => row(say('mail.vat', { rate: percent(rate), net: money(net) }), vat)),
    ],
  }]
}

/** Returned and cancelled items are credited, with their VAT. */
const creditParts = (order: Order, { vatRates }: ShopSettings, say: Say): readonly MailPart[] => {
  const packs = addQuantities(order, order.returned, order.cancelledItems)
  if (packs.length === 0) return []
  const minus = (amount: Money): string => formatMoney(subtractMoney(zero(order.currency), amount))
  const credited = itemsValue(order, packs)
  return [{
    heading: say('mail.credit'),
    rows: [
      ...packs.flatMap((pack) => packRows(order, [pack], say).map((row) => ({ ...row, amount: minus(itemsValue(order, [pack])) }))),
      ...vatOfItems(order, packs, vatRates).map(({ rate, net, vat }): MailRow =>
        ({ label: say('mail.vat', { rate: percent(rate), net: minus(net) }), details: [], amount: minus(vat) })),
      { label: say('mail.credit_sum'), details: [], amount: minus(credited) },
      { label: say('mail.total_corrected'), details: [], amount: formatMoney(subtractMoney(order.totals.total, credited)) },
    ],
  }]
}

/** The invoice of an order: the table of its mail with a heading and VAT, without the greeting, and the payment slip. */
export const invoiceHtml = (order: Order, settings: ShopSettings, words: MailTexts, slip?: string): string => {
  const say = words(order.locale, settings.tone)
  const { link: _onPaper, ...mail } = orderMailContent(order, settings, say)
  const parts = [...mail.parts, ...vatParts(order, settings, say), ...creditParts(order, settings, say)]
  const title = say('mail.invoice', { number: order.number })
  return paperHtml({
    sender: senderOf(settings),
    title,
    content: { ...mail, opening: [say('mail.dated', { day: dayOf(order) })], parts },
    drawing: slip === undefined ? undefined : { name: say('order.transfer.slip'), svg: slip },
  })
}
