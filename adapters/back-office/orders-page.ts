import type { OrderResults } from '../../application/commerce/order/find-orders.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import type { OrderFilter } from '../../domain/order/order-filter.ts'
import type { OrderSummary } from '../../domain/order/order-summary.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order/order.ts'
import type { StaffHolder } from '../../domain/staff/staff-right.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { chip, chips, pager, table } from './lists.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'

export type OrdersQuery = { readonly filter: OrderFilter; readonly page: number }

export const addressOf = ({ statuses = [], day, text }: OrderFilter, page = 1): string => {
  const asked = new URLSearchParams([
    ...statuses.map((status) => ['state', status]), ...(day === undefined ? [] : [['day', day]]),
    ...(text === undefined ? [] : [['text', text]]), ...(page === 1 ? [] : [['page', String(page)]]),
  ])
  return asked.size === 0 ? '/desk' : `/desk?${asked.toString()}`
}

const narrowed = (
  { say }: BackOfficeTexts, { filter: { statuses = [], ...filter } }: OrdersQuery, counts: ReadonlyMap<OrderStatus, number>,
): Html => {
  const shown = ORDER_STATUSES.filter((status) => (counts.get(status) ?? 0) > 0 || statuses.includes(status))
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return chips(say('desk.status'), [
    chip(addressOf(filter), say('desk.all_orders'), statuses.length === 0, all),
    ...shown.map((status) =>
      chip(addressOf({ ...filter, statuses: [status] }), say(`order.status.${status}`), statuses.includes(status), counts.get(status))),
  ])
}

const search = ({ say }: BackOfficeTexts, { filter: { statuses = [], day = '', text = '' } }: OrdersQuery): Html =>
  html`<form class="row card" method="get" action="/desk" role="search">
${statuses.map((status) => html`<input type="hidden" name="state" value="${status}">`)}
<label>${say('desk.search')}<input name="text" type="search" value="${text}"></label>
<label>${say('desk.day')}<input name="day" type="date" value="${day}"></label>
<button>${say('desk.find')}</button></form>`

const row = ({ say, moment }: BackOfficeTexts) => ({ number, status, name, email, total, createdAt, brandChannel }: OrderSummary): Html =>
  html`<tr><td><a href="/desk/orders/${number}">${number}</a></td><td>${say(`order.status.${status}`)}</td><td>${moment(createdAt)}</td>
<td>${name}<br><span class="soft">${email}</span></td><td>${brandChannel}</td><td class="amount">${formatMoney(total)}</td></tr>`

const results = (words: BackOfficeTexts, looked: OrdersQuery, { orders, total, pages }: OrderResults): Html => {
  const { say } = words
  return html`<p>${say('desk.found', { count: total })}</p>
${orders.length > 0 && table(say('desk.orders'), [
    say('desk.number'), say('desk.status'), say('desk.placed'), say('desk.customer'), say('desk.brand'), { amount: say('desk.total') },
  ], orders.map(row(words)))}${
    pager(words, say('desk.orders'), { page: looked.page, pages, href: (page) => addressOf(looked.filter, page) })}`
}

/** The list of orders with the number in each status; filters are links and a form. Without results, the form alone. */
export const ordersPage = (words: BackOfficeTexts, holder: StaffHolder, looked: OrdersQuery, found?: OrderResults): Frame => {
  const { say } = words
  return {
    words, holder, title: say('desk.orders'),
    content: html`${found && narrowed(words, looked, found.counts)}${search(words, looked)}${found && results(words, looked, found)}`,
  }
}
