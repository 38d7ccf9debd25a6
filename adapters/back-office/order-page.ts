import type { OrderFile } from '../../application/commerce/order/order-moves.port.ts'
import { lineDetails } from '../../application/commerce/mail/order-mail-content.ts'
import { countryName } from '../../application/commerce/mail/country-name.ts'
import { renderedAddress } from '../../domain/address/address-lines.ts'
import type { ShippingAddress } from '../../domain/address/address.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { documentsOf } from '../../domain/order/order-document.ts'
import type { OrderChange } from '../../domain/order/order-change.ts'
import type { Order, OrderLine } from '../../domain/order/order.ts'
import { quantitiesShipped } from '../../domain/order/line-quantities.ts'
import { parcelLink } from '../../domain/order/tracking-link.ts'
import type { Parcel } from '../../domain/order/parcel.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import type { StaffHolder } from '../../domain/staff/staff-right.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'

export type Shown = OrderFile & { readonly changes: readonly OrderChange[] }

export const titleOf = ({ locale }: BackOfficeTexts, line: OrderLine): string => inLocale(line.titles, locale)

/** Both eyes mostly have the same lens. */
export const titleWithEye = (words: BackOfficeTexts, line: OrderLine): string =>
  line.eye === undefined ? titleOf(words, line) : `${titleOf(words, line)}, ${words.mails(`product.eye.${line.eye}`)}`

/** How many packs of a line left, came back and are not to leave, where any did. */
const whereabouts = ({ say }: BackOfficeTexts, order: Order, { id }: OrderLine): Html | undefined => {
  const told = [
    ['desk.packs_sent', quantitiesShipped(order)], ['desk.packs_back', order.returned ?? []], ['desk.packs_dropped', order.dropped ?? []],
  ] as const
  const said = told.flatMap(([text, packs]) =>
    packs.filter(({ lineId }) => lineId === id).map(({ quantity }) => say(text, { count: quantity })))
  return said.length === 0 ? undefined : html`<br>${said.join(', ')}`
}

const goods = (words: BackOfficeTexts, order: Order): Html => html`<section class="card"><h2>${words.say('desk.goods')}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="${words.say('desk.goods')}"><table><tbody>${order.lines.map((line) => html`<tr>
<td>${line.quantity} × ${titleOf(words, line)}<br>
<span class="soft">${lineDetails(line, words.locale, words.mails).join(', ')}</span>${whereabouts(words, order, line)}</td>
<td class="amount">${formatMoney(line.total)}</td></tr>`)}</tbody></table></div></section>`

export const addressOf = ({ mails }: BackOfficeTexts, address: ShippingAddress): Html =>
  html`${renderedAddress(address, countryName(mails)).map((line) => html`${line}<br>`)}`

const facts = (words: BackOfficeTexts, order: Order): Html => {
  const { say } = words
  const paid = order.paidAt === undefined ? say('desk.not_paid') : say('desk.paid', { moment: words.moment(order.paidAt) })
  return html`<section class="card"><h2>${say('desk.customer')}</h2><dl>
<dt>${say('desk.status')}</dt><dd><strong>${say(`order.status.${order.status}`)}</strong></dd>
<dt>${say('desk.placed')}</dt><dd>${words.moment(order.createdAt)}</dd>
<dt>${say('desk.email')}</dt><dd>${order.email}</dd>
<dt>${say('desk.bill')}</dt><dd>${addressOf(words, order.billingAddress)}</dd>
<dt>${say('desk.delivery')}</dt><dd>${addressOf(words, order.shippingAddress)}</dd>
<dt>${say('desk.shipping')}</dt><dd>${words.shipping(order.shippingMethod)}</dd>
<dt>${say('desk.payment')}</dt><dd>${words.payment(order.paymentMethod)}, ${paid}</dd>
<dt>${say('desk.total')}</dt><dd>${formatMoney(order.totals.total)}</dd>
${order.comment !== undefined && html`<dt>${say('desk.comment')}</dt><dd>${order.comment}</dd>`}</dl></section>`
}

const number = (one: Parcel): Html => {
  const link = parcelLink(one)
  return link === undefined ? html`${one.tracking ?? ''}` : html`<a href="${link}" rel="noreferrer">${one.tracking ?? link}</a>`
}

const parcel = (words: BackOfficeTexts, { lines }: Order) => (one: Parcel): Html => {
  const { carrier, sentAt, packs } = one
  const inside = packs.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    return `${quantity} × ${line === undefined ? lineId : titleWithEye(words, line)}`
  })
  return html`<li>${words.moment(sentAt)}, ${words.say(`desk.carrier.${carrier}`)} ${number(one)}<br>
<span class="soft">${inside.join('; ')}</span></li>`
}

const parcels = (words: BackOfficeTexts, order: Order): Html | undefined =>
  order.parcels === undefined || order.parcels.length === 0 ? undefined
    : html`<section class="card"><h2>${words.say('desk.parcels')}</h2>
<ul class="plain">${order.parcels.map(parcel(words, order))}</ul></section>`

const money = (words: BackOfficeTexts, { payments, refunds }: Shown): Html | undefined =>
  payments.length + refunds.length === 0 ? undefined : html`<section class="card"><h2>${words.say('desk.payments')}</h2><ul class="plain">
${payments.map(({ startedAt, method, amount, status }) =>
    html`<li>${words.moment(startedAt)}, ${words.payment(method)}, ${formatMoney(amount)}, ${words.say(`desk.payment.${status}`)}</li>`)}
${refunds.map(({ requestedAt, amount, state }) =>
    html`<li>${words.moment(requestedAt)}, ${words.say('desk.refund')}, ${formatMoney(amount)},
      ${words.say(`desk.refund.${state}`)}</li>`)}
</ul></section>`

const actor = ({ say }: BackOfficeTexts, { by }: OrderChange): string => {
  if (by.kind === 'staff') return by.name
  return by.kind === 'shop' ? say('desk.by_shop') : say('desk.by_payment_house')
}

const history = (words: BackOfficeTexts, { changes }: Shown): Html | undefined =>
  changes.length === 0 ? undefined : html`<section class="card"><h2>${words.say('desk.history')}</h2><ol class="history">
${changes.map((change) => html`<li><strong>${words.say(`desk.event.${change.event}`)}</strong><br>
<span class="soft">${words.moment(change.at)}, ${actor(words, change)}</span>
${change.note !== undefined && html`<br>${change.note}`}</li>`)}</ol></section>`

/** One order with all that happened to it, and beside it what can be done next. */
export const orderPage = (words: BackOfficeTexts, holder: StaffHolder, shown: Shown, steps: Html, fault?: string): Frame => ({
  words, holder, fault, title: words.say('desk.number', {}) + ` ${shown.order.number}`,
  content: html`<p class="pager"><a href="/desk">${words.say('desk.to_orders')}</a>
<a href="/desk/orders/${shown.order.number}/picking">${words.say('desk.picking')}</a>${documentsOf(shown.order).length > 0
    && html`<a href="/desk/orders/${shown.order.number}/invoice">${words.say('desk.invoice')}</a>`}</p><div class="columns">
<div class="next">${steps}</div>
<div class="whole">${goods(words, shown.order)}${facts(words, shown.order)}${
      parcels(words, shown.order)}${money(words, shown)}</div>
<div>${history(words, shown)}</div></div>`,
})
