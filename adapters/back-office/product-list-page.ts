import type { StaffProductResults } from '../../application/commerce/staff/staff-products.ts'
import type { ProductSummary } from '../../application/commerce/staff/product-finder.port.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { STOCK_STATES, type ProductFilter } from '../../domain/staff/product-filter.ts'
import type { Seat } from './back-office.ts'
import type { Frame } from './frame.ts'
import { field, hidden } from './fields.ts'
import { html, type Html } from './html.ts'
import { addressWith, chip, chips, pager, table } from './lists.ts'

export const PRODUCTS = '/desk/products'

type Looked = { readonly filter: ProductFilter; readonly page: number }

const address = ({ state, text }: ProductFilter, page = 1): string =>
  addressWith(PRODUCTS, { state, text, page: page === 1 ? undefined : page })

const row = ({ words: { locale, say } }: Seat) => ({ product, articles, onHand, out, low }: ProductSummary): Html =>
  html`<tr><td><a href="${PRODUCTS}/${product.id}">${product.id}</a></td><td>${inLocale(product.titles, locale)}${
    !product.isActive && html` <span class="soft">${say('desk.state.hidden')}</span>`}${
    product.saleStop !== undefined && html` <strong>${say('desk.sale_stopped')}</strong>`}
<br><span class="soft">${product.brand}</span></td>
<td class="amount">${articles}</td><td class="amount">${onHand}</td><td class="amount">${out}</td><td class="amount">${low}</td></tr>`

const results = (seat: Seat, { filter, page }: Looked, { goods, total, pages }: StaffProductResults): Html => {
  const { say } = seat.words
  return html`<p>${say('desk.goods_found', { count: total })}</p>${goods.length > 0 && table(say('desk.nav.goods'), [
    say('desk.product_number'), say('desk.product'), { amount: say('desk.article') }, { amount: say('desk.on_hand') },
    { amount: say('desk.state.out') }, { amount: say('desk.state.low') },
  ], goods.map(row(seat)))}${pager(seat.words, say('desk.nav.goods'), { page, pages, href: (other) => address(filter, other) })}`
}

/** The list of products; filters are links and a form. Without results, the filters alone. */
export const productListPage = (seat: Seat, looked: Looked, found?: StaffProductResults): Frame => {
  const { words, holder } = seat
  const { say } = words
  const { filter } = looked
  const { state, ...all } = filter
  return {
    words, holder, title: say('desk.nav.goods'),
    content: html`${chips(say('desk.status'), [
      chip(address(all), say('desk.all_orders'), state === undefined),
      ...STOCK_STATES.map((one) => chip(address({ ...all, state: one }), say(`desk.state.${one}`), one === state)),
    ])}<form class="row card" method="get" action="${PRODUCTS}" role="search">${state !== undefined && hidden('state', state)}
${field({ label: say('desk.goods_search'), name: 'text', type: 'search', value: filter.text ?? '' })}
<button>${say('desk.find')}</button></form>${found && results(seat, looked, found)}`,
  }
}
