import type { CustomerFile } from '../../application/commerce/staff/get-customer.ts'
import type { CustomerResults } from '../../application/commerce/staff/staff-customers.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import type { OrderSummary } from '../../domain/order/order-summary.ts'
import { isPermitted } from '../../domain/staff/staff-right.ts'
import type { StaffContext } from './back-office.ts'
import { actionForm, card, sure, field } from './fields.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { addressWith, pager, table } from './lists.ts'

export const CUSTOMERS = '/desk/customers'

const nameOf = ({ firstName, lastName }: Customer): string => `${firstName} ${lastName}`.trim()

type CustomerQuery = { readonly text: string; readonly page: number }

/** The customers found; no list without a search. */
export const customersPage = (
  { words, holder }: StaffContext, { text, page }: CustomerQuery, { customers, total, pages }: CustomerResults
): Frame => {
  const { t } = words
  const title = t('back_office.nav.customers')
  return {
    words, holder, title,
    content: html`<form class="row card" method="get" action="${CUSTOMERS}" role="search">
${field({ label: t('back_office.customer_search'), name: 'text', type: 'search', value: text,
  isRequired: true, more: html`minlength="3"` })}
<button>${t('back_office.submit_search')}</button></form>${text !== ''
  && html`<p>${t('back_office.customers_found', { count: total })}</p>`}
${customers.length > 0 && table(title, [t('back_office.email'), t('back_office.name')], customers.map((customer) =>
      html`<tr><td><a href="${CUSTOMERS}/${customer.accountId}">${customer.email}</a></td><td>${nameOf(customer)}</td></tr>`))}${
      pager(words, title, { page, pages, href: (number) => addressWith(CUSTOMERS, { text, page: number }) })}`,
  }
}

const orderRow = ({ words: { t, moment } }: StaffContext) => ({ number, status, createdAt, total }: OrderSummary): Html =>
  html`<tr><td><a href="/desk/orders/${number}">${number}</a></td><td>${t(`order.status.${status}`)}</td><td>${moment(createdAt)}</td>
<td class="amount">${formatMoney(total)}</td></tr>`

const facts = ({ words: { t, moment } }: StaffContext, { customer, points, consents, subscriptions, deletionDueAt }: CustomerFile): Html =>
  html`<dl>
<dt>${t('back_office.name')}</dt><dd>${nameOf(customer)}</dd>
<dt>${t('back_office.email')}</dt><dd>${customer.email}<br>
<span class="soft">${customer.isVerified ? t('back_office.verified') : t('back_office.not_verified')}</span></dd>
${customer.phoneNumber !== undefined && html`<dt>${t('back_office.phone')}</dt><dd>${customer.phoneNumber}</dd>`}
<dt>${t('back_office.points')}</dt><dd>${points}</dd>
<dt>${t('back_office.consents')}</dt><dd>${consents.length === 0
    ? t('back_office.none')
    : html`${consents.map(({ brandChannel, channels }) => html`${brandChannel}: ${channels.join(', ')}<br>`)}`}</dd>
<dt>${t('back_office.subscriptions')}</dt><dd>${subscriptions.length === 0
    ? t('back_office.none')
    : html`${subscriptions.map(({ id, status, nextDay }) =>
      html`${id}: ${t(`back_office.subscription.${status}`)}, ${nextDay}<br>`)}`}</dd>
${deletionDueAt !== undefined
  && html`<dt>${t('back_office.deletion_due')}</dt><dd><strong>${moment(deletionDueAt.toISOString())}</strong></dd>`}</dl>`

const steps = ({ words: { t } }: StaffContext): Html => card(t('back_office.next_steps'), html`
${actionForm('export', t('back_office.export'), html`<p class="soft">${t('back_office.export_help')}</p>`)}
${actionForm('sign_out', t('back_office.sign_customer_out'), html``, 'quiet')}
${actionForm('erase', t('back_office.delete_account'), html`
<p class="soft">${t('back_office.delete_account_help')}</p>${sure(t('back_office.delete_account_confirmed'), 'sure')}`, 'quiet')}`)

/** One customer, without lens values, which the order shows to those who pack it. */
export const customerPage = (context: StaffContext, file: CustomerFile, fault?: string): Frame => {
  const { words, holder } = context
  const { t } = words
  const orders = file.orders.slice(0, 50)
  return {
    words, holder, fault, title: nameOf(file.customer) || file.customer.email,
    content: html`<p><a href="${CUSTOMERS}">${t('back_office.nav.customers')}</a></p><div class="columns">
<div class="next">${isPermitted(holder, 'customers:write') && steps(context)}</div>
<div class="whole">${card(t('back_office.customer'), facts(context, file))}${orders.length > 0 && table(t('back_office.orders'), [
      t('back_office.number'), t('back_office.status'), t('back_office.placed'), { amount: t('back_office.total') },
    ], orders.map(orderRow(context)))}</div></div>`,
  }
}
