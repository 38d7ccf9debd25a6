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
import type { StaffCaller } from '../../domain/staff/staff-right.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'

export type ShownOrder = OrderFile & { readonly changes: readonly OrderChange[] }

export const titleOf = ({ locale }: BackOfficeTexts, line: OrderLine): string => inLocale(line.titles, locale)

/** The lines of both eyes are mostly the same product. */
export const titleWithEye = (words: BackOfficeTexts, line: OrderLine): string =>
  line.eye === undefined ? titleOf(words, line) : `${titleOf(words, line)}, ${words.mails(`product.eye.${line.eye}`)}`

/** The numbers of packs of a line that were sent, returned and cancelled, if any. */
const whereabouts = ({ t }: BackOfficeTexts, order: Order, { id }: OrderLine): Html | undefined => {
  const counts = [
    ['back_office.packs_shipped', quantitiesShipped(order)], ['back_office.packs_returned', order.returned ?? []],
    ['back_office.packs_cancelled', order.cancelledItems ?? []],
  ] as const
  const parts = counts.flatMap(([text, packs]) =>
    packs.filter(({ lineId }) => lineId === id).map(({ quantity }) => t(text, { count: quantity })))
  return parts.length === 0 ? undefined : html`<br>${parts.join(', ')}`
}

const lines = (words: BackOfficeTexts, order: Order): Html => html`<section class="card"><h2>${words.t('back_office.items')}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="${words.t('back_office.items')}"><table><tbody>${
  order.lines.map((line) => html`<tr>
<td>${line.quantity} × ${titleOf(words, line)}<br>
<span class="soft">${lineDetails(line, words.locale, words.mails).join(', ')}</span>${whereabouts(words, order, line)}</td>
<td class="amount">${formatMoney(line.total)}</td></tr>`)}</tbody></table></div></section>`

export const addressOf = ({ mails }: BackOfficeTexts, address: ShippingAddress): Html =>
  html`${renderedAddress(address, countryName(mails)).map((line) => html`${line}<br>`)}`

const facts = (words: BackOfficeTexts, order: Order): Html => {
  const { t } = words
  const paid = order.paidAt === undefined ? t('back_office.not_paid') : t('back_office.paid', { moment: words.moment(order.paidAt) })
  return html`<section class="card"><h2>${t('back_office.customer')}</h2><dl>
<dt>${t('back_office.status')}</dt><dd><strong>${t(`order.status.${order.status}`)}</strong></dd>
<dt>${t('back_office.placed')}</dt><dd>${words.moment(order.createdAt)}</dd>
<dt>${t('back_office.email')}</dt><dd>${order.email}</dd>
<dt>${t('back_office.billing_address')}</dt><dd>${addressOf(words, order.billingAddress)}</dd>
<dt>${t('back_office.delivery_address')}</dt><dd>${addressOf(words, order.shippingAddress)}</dd>
<dt>${t('back_office.shipping')}</dt><dd>${words.shipping(order.shippingMethod)}</dd>
<dt>${t('back_office.payment')}</dt><dd>${words.payment(order.paymentMethod)}, ${paid}</dd>
<dt>${t('back_office.total')}</dt><dd>${formatMoney(order.totals.total)}</dd>
${order.comment !== undefined && html`<dt>${t('back_office.comment')}</dt><dd>${order.comment}</dd>`}</dl></section>`
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
  return html`<li>${words.moment(sentAt)}, ${words.t(`back_office.carrier.${carrier}`)} ${number(one)}<br>
<span class="soft">${inside.join('; ')}</span></li>`
}

const parcels = (words: BackOfficeTexts, order: Order): Html | undefined =>
  order.parcels === undefined || order.parcels.length === 0 ? undefined
    : html`<section class="card"><h2>${words.t('back_office.parcels')}</h2>
<ul class="plain">${order.parcels.map(parcel(words, order))}</ul></section>`

const money = (words: BackOfficeTexts, { payments, refunds }: ShownOrder): Html | undefined =>
  payments.length + refunds.length === 0 ? undefined :
    html`<section class="card"><h2>${words.t('back_office.payments')}</h2><ul class="plain">
${payments.map(({ startedAt, method, amount, status }) =>
    html`<li>${words.moment(startedAt)}, ${words.payment(method)}, ${formatMoney(amount)}, ${
      words.t(`back_office.payment.${status}`)}</li>`)}
${refunds.map(({ requestedAt, amount, state }) =>
    html`<li>${words.moment(requestedAt)}, ${words.t('back_office.refund')}, ${formatMoney(amount)},
      ${words.t(`back_office.refund.${state}`)}</li>`)}
</ul></section>`

const actor = ({ t }: BackOfficeTexts, { by }: OrderChange): string => {
  if (by.kind === 'staff') return by.name
  return by.kind === 'shop' ? t('back_office.by_shop') : t('back_office.by_payment_provider')
}

const history = (words: BackOfficeTexts, { changes }: ShownOrder): Html | undefined =>
  changes.length === 0 ? undefined : html`<section class="card"><h2>${words.t('back_office.history')}</h2><ol class="history">
${changes.map((change) => html`<li><strong>${words.t(`back_office.event.${change.event}`)}</strong><br>
<span class="soft">${words.moment(change.at)}, ${actor(words, change)}</span>
${change.note !== undefined && html`<br>${change.note}`}</li>`)}</ol></section>`

/** One order with its history, and the possible next steps beside it. */
export const orderPage = (words: BackOfficeTexts, holder: StaffCaller, file: ShownOrder, steps: Html, fault?: string): Frame => ({
  words, holder, fault, title: words.t('back_office.number', {}) + ` ${file.order.number}`,
  content: html`<p class="pager"><a href="/desk">${words.t('back_office.to_orders')}</a>
<a href="/desk/orders/${file.order.number}/picking">${words.t('back_office.picking')}</a>${documentsOf(file.order).length > 0
    && html`<a href="/desk/orders/${file.order.number}/invoice">${words.t('back_office.invoice')}</a>`}</p><div class="columns">
<div class="next">${steps}</div>
<div class="whole">${lines(words, file.order)}${facts(words, file.order)}${
      parcels(words, file.order)}${money(words, file)}</div>
<div>${history(words, file)}</div></div>`,
})
