import type { CustomerFile } from '../../application/commerce/staff/get-customer.ts'
import type { CustomerResults } from '../../application/commerce/staff/staff-customers.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import type { OrderSummary } from '../../domain/order/order-summary.ts'
import { mayDo } from '../../domain/staff/staff-right.ts'
import type { Seat } from './back-office.ts'
import { actionForm, card, sure, field } from './fields.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { addressWith, pager, table } from './lists.ts'

export const CUSTOMERS = '/desk/customers'

const nameOf = ({ firstName, lastName }: Customer): string => `${firstName} ${lastName}`.trim()

type Looked = { readonly text: string; readonly page: number }

/** Whoever fits what is typed; without words there is nobody. */
export const customersPage = ({ words, holder }: Seat, { text, page }: Looked, { customers, total, pages }: CustomerResults): Frame => {
  const { say } = words
  const title = say('desk.nav.customers')
  return {
    words, holder, title,
    content: html`<form class="row card" method="get" action="${CUSTOMERS}" role="search">
${field({ label: say('desk.customer_search'), name: 'text', type: 'search', value: text, isRequired: true, more: html`minlength="3"` })}
<button>${say('desk.find')}</button></form>${text !== '' && html`<p>${say('desk.customers_found', { count: total })}</p>`}
${customers.length > 0 && table(title, [say('desk.email'), say('desk.name')], customers.map((one) =>
      html`<tr><td><a href="${CUSTOMERS}/${one.accountId}">${one.email}</a></td><td>${nameOf(one)}</td></tr>`))}${
      pager(words, title, { page, pages, href: (other) => addressWith(CUSTOMERS, { text, page: other }) })}`,
  }
}

const orderRow = ({ words: { say, moment } }: Seat) => ({ number, status, createdAt, total }: OrderSummary): Html =>
  html`<tr><td><a href="/desk/orders/${number}">${number}</a></td><td>${say(`order.status.${status}`)}</td><td>${moment(createdAt)}</td>
<td class="amount">${formatMoney(total)}</td></tr>`

const facts = ({ words: { say, moment } }: Seat, { customer, points, consents, subscriptions, goesAt }: CustomerFile): Html => html`<dl>
<dt>${say('desk.name')}</dt><dd>${nameOf(customer)}</dd>
<dt>${say('desk.email')}</dt><dd>${customer.email}<br>
<span class="soft">${customer.isVerified ? say('desk.mailbox_proven') : say('desk.mailbox_unproven')}</span></dd>
${customer.phoneNumber !== undefined && html`<dt>${say('desk.phone')}</dt><dd>${customer.phoneNumber}</dd>`}
<dt>${say('desk.points')}</dt><dd>${points}</dd>
<dt>${say('desk.consents')}</dt><dd>${consents.length === 0
    ? say('desk.none')
    : html`${consents.map(({ brandChannel, channels }) => html`${brandChannel}: ${channels.join(', ')}<br>`)}`}</dd>
<dt>${say('desk.subscriptions')}</dt><dd>${subscriptions.length === 0
    ? say('desk.none')
    : html`${subscriptions.map(({ id, status, nextDay }) => html`${id}: ${say(`desk.subscription.${status}`)}, ${nextDay}<br>`)}`}</dd>
${goesAt !== undefined && html`<dt>${say('desk.goes_at')}</dt><dd><strong>${moment(goesAt.toISOString())}</strong></dd>`}</dl>`

const steps = ({ words: { say } }: Seat): Html => card(say('desk.next_steps'), html`
${actionForm('export', say('desk.export'), html`<p class="soft">${say('desk.export_help')}</p>`)}
${actionForm('sign_out', say('desk.sign_customer_out'), html``, 'quiet')}
${actionForm('erase', say('desk.erase'), html`
<p class="soft">${say('desk.erase_help')}</p>${sure(say('desk.erase_sure'), 'sure')}`, 'quiet')}`)

/** One customer, without what their eyes need: whoever packs reads it in the order. */
export const customerPage = (seat: Seat, file: CustomerFile, fault?: string): Frame => {
  const { words, holder } = seat
  const { say } = words
  const orders = file.orders.slice(0, 50)
  return {
    words, holder, fault, title: nameOf(file.customer) || file.customer.email,
    content: html`<p><a href="${CUSTOMERS}">${say('desk.nav.customers')}</a></p><div class="columns">
<div class="next">${mayDo(holder, 'customers:write') && steps(seat)}</div>
<div class="whole">${card(say('desk.customer'), facts(seat, file))}${orders.length > 0 && table(say('desk.orders'), [
      say('desk.number'), say('desk.status'), say('desk.placed'), { amount: say('desk.total') },
    ], orders.map(orderRow(seat)))}</div></div>`,
  }
}
