import { lineDetails } from '../../application/commerce/mail/order-mail-content.ts'
import { quantitiesToShip } from '../../domain/order/line-quantities.ts'
import type { Order } from '../../domain/order/order.ts'
import type { StaffContext } from './back-office.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { table } from './lists.ts'
import { addressOf, titleOf } from './order-page.ts'

/** The picking list of an order, with lens values as printed on the boxes, for printing and ticking off. */
export const pickingPage = ({ words, holder }: StaffContext, order: Order): Frame => {
  const { t } = words
  const rows = quantitiesToShip(order).flatMap(({ lineId, quantity }): readonly Html[] =>
    order.lines.filter(({ id }) => id === lineId).map((line) => html`<tr><td class="amount"><strong>${quantity} ×</strong></td>
<td>${titleOf(words, line)}<br>${lineDetails(line, words.locale, words.mails).join(', ')}</td><td>☐</td></tr>`))
  return {
    words, holder, title: `${t('back_office.picking')} ${order.number}`,
    content: html`<p class="screen"><a href="/desk/orders/${order.number}">${t('back_office.back')}</a></p>
${rows.length === 0 ? html`<p>${t('back_office.nothing_to_pick')}</p>` : table(t('back_office.picking'), [
      { amount: t('back_office.packs') }, t('back_office.items'), t('back_office.picked'),
    ], rows)}<section class="card"><h2>${t('back_office.delivery_address')}</h2><p>${addressOf(words, order.shippingAddress)}</p>
<p>${words.shipping(order.shippingMethod)}</p>
${order.comment !== undefined && html`<p>${t('back_office.comment')}: ${order.comment}</p>`}</section>`,
  }
}
