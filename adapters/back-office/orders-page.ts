import type { OrderResults } from '../../application/commerce/order/find-orders.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import type { OrderFilter } from '../../domain/order/order-filter.ts'
import type { OrderSummary } from '../../domain/order/order-summary.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order/order.ts'
import type { StaffCaller } from '../../domain/staff/staff-right.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { chip, chips, pager, table } from './lists.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'

export type OrdersQuery = { readonly filter: OrderFilter; readonly page: number }

export const addressOf = ({ statuses = [], day, text }: OrderFilter, page = 1): string => {
  const params = new URLSearchParams([
    ...statuses.map((status) => ['state', status]), ...(day === undefined ? [] : [['day', day]]),
    ...(text === undefined ? [] : [['text', text]]), ...(page === 1 ? [] : [['page', String(page)]]),
  ])
  return params.size === 0 ? '/desk' : `/desk?${params.toString()}`
}

const narrowed = (
  { t }: BackOfficeTexts, { filter: { statuses = [], ...filter } }: OrdersQuery, counts: ReadonlyMap<OrderStatus, number>,
): Html => {
  const visible = ORDER_STATUSES.filter((status) => (counts.get(status) ?? 0) > 0 || statuses.includes(status))
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return chips(t('back_office.status'), [
    chip(addressOf(filter), t('back_office.all_orders'), statuses.length === 0, all),
    ...visible.map((status) =>
      chip(addressOf({ ...filter, statuses: [status] }), t(`order.status.${status}`), statuses.includes(status), counts.get(status))),
  ])
}

const search = ({ t }: BackOfficeTexts, { filter: { statuses = [], day = '', text = '' } }: OrdersQuery): Html =>
  html`<form class="row card" method="get" action="/desk" role="search">
${statuses.map((status) => html`<input type="hidden" name="state" value="${status}">`)}
<label>${t('back_office.search')}<input name="text" type="search" value="${text}"></label>
<label>${t('back_office.day')}<input name="day" type="date" value="${day}"></label>
<button>${t('back_office.submit_search')}</button></form>`

const row = ({ t, moment }: BackOfficeTexts) => ({ number, status, name, email, total, createdAt, brandChannel }: OrderSummary): Html =>
  html`<tr><td><a href="/desk/orders/${number}">${number}</a></td><td>${t(`order.status.${status}`)}</td><td>${moment(createdAt)}</td>
<td>${name}<br><span class="soft">${email}</span></td><td>${brandChannel}</td><td class="amount">${formatMoney(total)}</td></tr>`

const results = (words: BackOfficeTexts, query: OrdersQuery, { orders, total, pages }: OrderResults): Html => {
  const { t } = words
  return html`<p>${t('back_office.found', { count: total })}</p>
${orders.length > 0 && table(t('back_office.orders'), [
    t('back_office.number'), t('back_office.status'), t('back_office.placed'), t('back_office.customer'),
    t('back_office.brand'), { amount: t('back_office.total') },
  ], orders.map(row(words)))}${
    pager(words, t('back_office.orders'), { page: query.page, pages, href: (page) => addressOf(query.filter, page) })}`
}

/** The list of orders with the number in each status; filters are links and a form. Without results, the form alone. */
export const ordersPage = (words: BackOfficeTexts, holder: StaffCaller, query: OrdersQuery, orders?: OrderResults): Frame => {
  const { t } = words
  return {
    words, holder, title: t('back_office.orders'),
    content: html`${orders && narrowed(words, query, orders.counts)}${search(words, query)}${orders && results(words, query, orders)}`,
  }
}
