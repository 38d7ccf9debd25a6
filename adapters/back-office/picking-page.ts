import { lineDetails } from '../../application/commerce/mail/order-mail-content.ts'
import { quantitiesToShip } from '../../domain/order/line-quantities.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Seat } from './back-office.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { table } from './lists.ts'
import { addressOf, titleOf } from './order-page.ts'

/** What is still to be fetched from the shelf for an order, in the values as they stand on the boxes, to be printed and ticked off. */
export const pickingPage = ({ words, holder }: Seat, order: Order): Frame => {
  const { say } = words
  const rows = quantitiesToShip(order).flatMap(({ lineId, quantity }): readonly Html[] =>
    order.lines.filter(({ id }) => id === lineId).map((line) => html`<tr><td class="amount"><strong>${quantity} ×</strong></td>
<td>${titleOf(words, line)}<br>${lineDetails(line, words.locale, words.mails).join(', ')}</td><td>☐</td></tr>`))
  return {
    words, holder, title: `${say('desk.picking')} ${order.number}`,
    content: html`<p class="screen"><a href="/desk/orders/${order.number}">${say('desk.back')}</a></p>
${rows.length === 0 ? html`<p>${say('desk.nothing_to_pick')}</p>` : table(say('desk.picking'), [
      { amount: say('desk.packs') }, say('desk.goods'), say('desk.picked'),
    ], rows)}<section class="card"><h2>${say('desk.delivery')}</h2><p>${addressOf(words, order.shippingAddress)}</p>
<p>${words.shipping(order.shippingMethod)}</p>
${order.comment !== undefined && html`<p>${say('desk.comment')}: ${order.comment}</p>`}</section>`,
  }
}
