import type { StaffProduct } from '../../application/commerce/staff/staff-products.ts'
import type { Article } from '../../application/commerce/staff/product-finder.port.ts'
import { isOptionKey, type LensOption, type OptionKey } from '../../domain/prescription/lens-option.ts'
import { sortOptionKeys } from '../../domain/prescription/sort-option-keys.ts'
import { shownValue } from '../../domain/product/shown-value.ts'
import type { Product } from '../../domain/product/product.ts'
import { SALE_STOP_REASONS, type SaleStopReason } from '../../domain/product/sale-stop.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { STOCK_REASONS, STOCK_CHANGE_KINDS } from '../../domain/staff/change-stock.ts'
import { STOCK_STATES, type StockState } from '../../domain/staff/product-filter.ts'
import { isPermitted } from '../../domain/staff/staff-right.ts'
import type { StaffContext } from './back-office.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'
import { actionForm, card, check, field, hidden, select, typedOr, type Typed } from './fields.ts'
import type { Frame } from './frame.ts'
import { PRODUCTS } from './product-list-page.ts'
import { html, type Html } from './html.ts'
import { addressWith, chip, chips, pager, table } from './lists.ts'
import { plannedPrices, priceForm, priceRows } from './price-forms.ts'

export type ProductQuery = { readonly state?: StockState; readonly option?: LensOption; readonly page: number }

const keysOf = (option: object): readonly OptionKey[] => sortOptionKeys(Object.keys(option)).filter(isOptionKey)

/** A value is not wrapped away from its label, however narrow the list. */
const NO_BREAK = '\u00a0'

const valuesOf = (words: BackOfficeTexts, option: LensOption): string => keysOf(option)
  .map((key) => words.mails(`cart.value.${key}`) + NO_BREAK + shownValue(key, option[key] ?? '', { locale: words.locale })).join('  ')

const addressOf = (id: number, { state, option = {} }: Omit<ProductQuery, 'page'>, page = 1): string =>
  addressWith(`${PRODUCTS}/${id}`, {
    state, page: page === 1 ? undefined : page, ...Object.fromEntries(keysOf(option).map((key) => [key, String(option[key])])),
  })

const articleRow = ({ words }: StaffContext, id: number, mayChange: boolean) => ({ option, stock }: Article): Html => {
  const values = valuesOf(words, option)
  return html`<tr><td>${values}</td><td class="amount">${stock.onHand}</td>
<td>${stock.stopOrder && words.t('back_office.stop_order')}</td><td>${mayChange
    && html`<a href="${addressOf(id, { option })}" aria-label="${words.t('back_office.change')} ${values}">${
      words.t('back_office.change')}</a>`}</td></tr>`
}

const stockForm = ({ t }: BackOfficeTexts, { stock: { onHand, stopOrder } }: Article, typed: Typed): Html => {
  const isThis = typed.get('act') === 'stock'
  const value = (name: string, otherwise: string): string => typedOr(typed, isThis, name, otherwise)
  const reasons = STOCK_REASONS.map((choice) => ({ value: choice, label: t(`back_office.reason.${choice}`) }))
  return actionForm('stock', t('back_office.stock_change'), html`${hidden('read', `${onHand} ${stopOrder ? 'no' : 'yes'}`)}
<p>${t('back_office.on_hand')}: <strong>${onHand}</strong></p>
${select(
  t('back_office.stock_input'), 'kind',
  STOCK_CHANGE_KINDS.map((kind) => ({ value: kind, label: t(`back_office.stock_input.${kind}`) })), value('kind', 'by'))}
${field({ label: t('back_office.packs'), name: 'packs', value: value('packs', ''), isRequired: true, more: html`inputmode="numeric"` })}
${select(t('back_office.reason'), 'reason', reasons, value('reason', 'delivery'))}
${check(t('back_office.stop_order'), 'stop', value('stop', stopOrder ? 'yes' : '') === 'yes')}`)
}

const otherArticle = (words: BackOfficeTexts, { product }: StaffProduct, params: URLSearchParams): Html | undefined => {
  const keys = keysOf(product.space.parameters)
  return keys.length === 0 ? undefined : card(words.t('back_office.find_variant'), html`<form class="row" method="get">${keys.map((key) =>
    field({ label: words.mails(`cart.value.${key}`), name: key, value: params.get(key) ?? '', isRequired: true }))}
<button class="quiet">${words.t('back_office.submit_search')}</button></form>`)
}

const articles = (context: StaffContext, file: StaffProduct, query: ProductQuery, mayChange: boolean): Html => {
  const { words } = context
  const { id } = file.product
  const { state } = query
  return html`${chips(words.t('back_office.status'), [
    chip(addressOf(id, {}), words.t('back_office.all_orders'), state === undefined && query.option === undefined),
    ...STOCK_STATES.filter((choice) => choice !== 'hidden').map((choice) =>
      chip(addressOf(id, { state: choice }), words.t(`back_office.state.${choice}`), choice === state)),
  ])}${file.articles.length > 0 && table(words.t('back_office.variants'), [
    words.t('back_office.variants'), { amount: words.t('back_office.on_hand') },
    words.t('back_office.status'), words.t('back_office.change'),
  ], file.articles.map(articleRow(context, id, mayChange)))}${
    pager(words, words.t('back_office.variants'), { page: query.page, pages: file.pages, href: (page) => addressOf(id, query, page) })}`
}

const visibility = ({ t }: BackOfficeTexts, isVisible: boolean, mayChange: boolean): Html => card(t('back_office.visibility'), html`
<p>${isVisible ? t('back_office.visible') : t('back_office.hidden')}</p>
${mayChange && actionForm(
  'show', isVisible ? t('back_office.hide') : t('back_office.make_visible'), hidden('active', isVisible ? 'no' : 'yes'), 'quiet')}`)

const stopped = ({ t }: BackOfficeTexts, reason: SaleStopReason): Html =>
  html`<strong>${t('back_office.sale_stopped')}</strong>: ${t(`back_office.sale_stop.${reason}`)}`

const saleStop = (words: BackOfficeTexts, { saleStop: reason }: Pick<Product, 'saleStop'>, mayChange: boolean): Html => {
  const { t } = words
  const reasons = SALE_STOP_REASONS.map((choice) => ({ value: choice, label: t(`back_office.sale_stop.${choice}`) }))
  return card(t('back_office.sale'), html`
<p>${reason === undefined ? t('back_office.on_sale') : stopped(words, reason)}</p>
${mayChange && (reason === undefined
    ? actionForm('stop-sale', t('back_office.stop_sale'), select(t('back_office.reason'), 'reason', reasons, 'recall'))
    : actionForm('stop-sale', t('back_office.resume_sale'), hidden('reason', ''), 'quiet'))}`)
}

/** The buyers of the product, for a recall; works without script and needs no separate page. */
const buyers = ({ t }: BackOfficeTexts, id: Product['id']): Html => card(t('back_office.buyers'), html`
<p class="soft">${t('back_office.buyers_help')}</p><form class="fields" method="get" action="${PRODUCTS}/${id}/buyers.csv">
${field({ label: t('back_office.buyers_from'), name: 'from', type: 'date' })}
${field({ label: t('back_office.buyers_to'), name: 'to', type: 'date' })}
<button class="quiet">${t('back_office.buyers_file')}</button></form>`)

/** One product: its stock, its prices, and whether shoppers see it. */
export const productPage = (
  context: StaffContext, file: StaffProduct, query: ProductQuery, { typed, params, fault }: {
    readonly typed: Typed; readonly params: URLSearchParams; readonly fault?: string | undefined
  },
): Frame => {
  const { words, holder } = context
  const { t } = words
  const { product, prices, planned } = file
  const mayChange = isPermitted(holder, 'products:write')
  const [only] = file.articles.length === 1 ? file.articles : []
  return {
    words, holder, fault, title: `${product.id} ${inLocale(product.titles, words.locale)}`,
    content: html`<p><a href="${PRODUCTS}">${t('back_office.nav.products')}</a></p>
<div class="columns"><div class="next">${mayChange && only !== undefined
      && card(t('back_office.stock_change'),
        html`<p class="soft">${valuesOf(words, only.option)}</p>${stockForm(words, only, typed)}`)}</div>
<div class="whole">${articles(context, file, query, mayChange)}${otherArticle(words, file, params)}</div><div>
${card(t('back_office.prices'), html`${priceRows(words, prices)}${mayChange && prices.map((entry) => priceForm(words, entry, typed))}`)}
${plannedPrices(words, planned, mayChange)}${visibility(words, product.isActive, mayChange)}
${saleStop(words, product, mayChange)}
${isPermitted(holder, 'customers:read') && buyers(words, product.id)}</div></div>`,
  }
}
