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
    !product.isActive && html` <span class="soft">${t('back_office.state.hidden')}</span>`}${
    product.saleStop !== undefined && html` <strong>${t('back_office.sale_stopped')}</strong>`}
<br><span class="soft">${product.brand}</span></td>
<td class="amount">${articles}</td><td class="amount">${onHand}</td><td class="amount">${out}</td><td class="amount">${low}</td></tr>`

const results = (context: StaffContext, { filter, page }: ProductsQuery, { products, total, pages }: StaffProductResults): Html => {
  const { t } = context.words
  return html`<p>${t('back_office.products_found', { count: total })}</p>${products.length > 0 && table(t('back_office.nav.products'), [
    t('back_office.product_number'), t('back_office.product'), { amount: t('back_office.variants') }, { amount: t('back_office.on_hand') },
    { amount: t('back_office.state.out') }, { amount: t('back_office.state.low') },
  ], products.map(row(context)))}${pager(
    context.words, t('back_office.nav.products'), { page, pages, href: (number) => address(filter, number) })}`
}

/** The list of products; filters are links and a form. Without results, the filters alone. */
export const productListPage = (context: StaffContext, query: ProductsQuery, products?: StaffProductResults): Frame => {
  const { words, holder } = context
  const { t } = words
  const { filter } = query
  const { state, ...all } = filter
  return {
    words, holder, title: t('back_office.nav.products'),
    content: html`${chips(t('back_office.status'), [
      chip(address(all), t('back_office.all_orders'), state === undefined),
      ...STOCK_STATES.map((one) => chip(address({ ...all, state: one }), t(`back_office.state.${one}`), one === state)),
    ])}<form class="row card" method="get" action="${PRODUCTS}" role="search">${state !== undefined && hidden('state', state)}
${field({ label: t('back_office.product_search'), name: 'text', type: 'search', value: filter.text ?? '' })}
<button>${t('back_office.submit_search')}</button></form>${products && results(context, query, products)}`,
  }
}
