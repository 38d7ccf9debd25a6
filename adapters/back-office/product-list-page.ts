import type { StaffProductResults } from '../../application/commerce/staff/staff-products.ts'
import type { ProductSummary } from '../../application/commerce/staff/product-finder.port.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { STOCK_STATES, type ProductFilter } from '../../domain/staff/product-filter.ts'
import type { StaffContext } from './back-office.ts'
import type { Frame } from './frame.ts'
import { field, hidden } from './fields.ts'
import { html, type Html } from './html.ts'
import { addressWith, chip, chips, pager, table } from './lists.ts'

export const PRODUCTS = '/desk/products'

type ProductsQuery = { readonly filter: ProductFilter; readonly page: number }

const address = ({ state, text }: ProductFilter, page = 1): string =>
  addressWith(PRODUCTS, { state, text, page: page === 1 ? undefined : page })

const row = ({ words: { locale, t } }: StaffContext) => ({ product, articles, onHand, out, low }: ProductSummary): Html =>
  html`<tr><td><a href="${PRODUCTS}/${product.id}">${product.id}</a></td><td>${inLocale(product.titles, locale)}${
    !product.isActive && html` <span class="soft">${t('desk.state.hidden')}</span>`}${
    product.saleStop !== undefined && html` <strong>${t('desk.sale_stopped')}</strong>`}
<br><span class="soft">${product.brand}</span></td>
<td class="amount">${articles}</td><td class="amount">${onHand}</td><td class="amount">${out}</td><td class="amount">${low}</td></tr>`

const results = (context: StaffContext, { filter, page }: ProductsQuery, { products, total, pages }: StaffProductResults): Html => {
  const { t } = context.words
  return html`<p>${t('desk.goods_found', { count: total })}</p>${products.length > 0 && table(t('desk.nav.goods'), [
    t('desk.product_number'), t('desk.product'), { amount: t('desk.article') }, { amount: t('desk.on_hand') },
    { amount: t('desk.state.out') }, { amount: t('desk.state.low') },
  ], products.map(row(context)))}${pager(context.words, t('desk.nav.goods'), { page, pages, href: (number) => address(filter, number) })}`
}

/** The list of products; filters are links and a form. Without results, the filters alone. */
export const productListPage = (context: StaffContext, query: ProductsQuery, products?: StaffProductResults): Frame => {
  const { words, holder } = context
  const { t } = words
  const { filter } = query
  const { state, ...all } = filter
  return {
    words, holder, title: t('desk.nav.goods'),
    content: html`${chips(t('desk.status'), [
      chip(address(all), t('desk.all_orders'), state === undefined),
      ...STOCK_STATES.map((one) => chip(address({ ...all, state: one }), t(`desk.state.${one}`), one === state)),
    ])}<form class="row card" method="get" action="${PRODUCTS}" role="search">${state !== undefined && hidden('state', state)}
${field({ label: t('desk.goods_search'), name: 'text', type: 'search', value: filter.text ?? '' })}
<button>${t('desk.find')}</button></form>${products && results(context, query, products)}`,
  }
}
