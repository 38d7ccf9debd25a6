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
import { mayDo } from '../../domain/staff/staff-right.ts'
import type { Seat } from './back-office.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'
import { actionForm, card, check, field, hidden, select, typedOr, type Typed } from './fields.ts'
import type { Frame } from './frame.ts'
import { PRODUCTS } from './product-list-page.ts'
import { html, type Html } from './html.ts'
import { addressWith, chip, chips, pager, table } from './lists.ts'
import { plannedPrices, priceForm, priceRows } from './price-forms.ts'

export type ProductQuery = { readonly state?: StockState; readonly option?: LensOption; readonly page: number }

const keysOf = (option: object): readonly OptionKey[] => sortOptionKeys(Object.keys(option)).filter(isOptionKey)

/** A value stays in one line with what it is a value of, however narrow the list. */
const NO_BREAK = '\u00a0'

const valuesOf = (words: BackOfficeTexts, option: LensOption): string => keysOf(option)
  .map((key) => words.mails(`cart.value.${key}`) + NO_BREAK + shownValue(key, option[key] ?? '', { locale: words.locale })).join('  ')

const addressOf = (id: number, { state, option = {} }: Omit<ProductQuery, 'page'>, page = 1): string =>
  addressWith(`${PRODUCTS}/${id}`, {
    state, page: page === 1 ? undefined : page, ...Object.fromEntries(keysOf(option).map((key) => [key, String(option[key])])),
  })

const articleRow = ({ words }: Seat, id: number, mayChange: boolean) => ({ option, stock }: Article): Html => {
  const values = valuesOf(words, option)
  return html`<tr><td>${values}</td><td class="amount">${stock.onHand}</td>
<td>${stock.stopOrder && words.say('desk.stop_order')}</td><td>${mayChange
    && html`<a href="${addressOf(id, { option })}" aria-label="${words.say('desk.change')} ${values}">${
      words.say('desk.change')}</a>`}</td></tr>`
}

const stockForm = ({ say }: BackOfficeTexts, { stock: { onHand, stopOrder } }: Article, typed: Typed): Html => {
  const isThis = typed.get('act') === 'stock'
  const value = (name: string, otherwise: string): string => typedOr(typed, isThis, name, otherwise)
  const reasons = STOCK_REASONS.map((one) => ({ value: one, label: say(`desk.reason.${one}`) }))
  return actionForm('stock', say('desk.stock_change'), html`${hidden('read', `${onHand} ${stopOrder ? 'no' : 'yes'}`)}
<p>${say('desk.on_hand')}: <strong>${onHand}</strong></p>
${select(say('desk.way'), 'way', STOCK_CHANGE_KINDS.map((way) => ({ value: way, label: say(`desk.way.${way}`) })), value('way', 'by'))}
${field({ label: say('desk.packs'), name: 'packs', value: value('packs', ''), isRequired: true, more: html`inputmode="numeric"` })}
${select(say('desk.reason'), 'reason', reasons, value('reason', 'delivery'))}
${check(say('desk.stop_order'), 'stop', value('stop', stopOrder ? 'yes' : '') === 'yes')}`)
}

const otherArticle = (words: BackOfficeTexts, { product }: StaffProduct, asked: URLSearchParams): Html | undefined => {
  const keys = keysOf(product.space.parameters)
  return keys.length === 0 ? undefined : card(words.say('desk.other_article'), html`<form class="row" method="get">${keys.map((key) =>
    field({ label: words.mails(`cart.value.${key}`), name: key, value: asked.get(key) ?? '', isRequired: true }))}
<button class="quiet">${words.say('desk.find')}</button></form>`)
}

const articles = (seat: Seat, shown: StaffProduct, looked: ProductQuery, mayChange: boolean): Html => {
  const { words } = seat
  const { id } = shown.product
  const { state } = looked
  return html`${chips(words.say('desk.status'), [
    chip(addressOf(id, {}), words.say('desk.all_orders'), state === undefined && looked.option === undefined),
    ...STOCK_STATES.filter((one) => one !== 'hidden').map((one) =>
      chip(addressOf(id, { state: one }), words.say(`desk.state.${one}`), one === state)),
  ])}${shown.articles.length > 0 && table(words.say('desk.article'), [
    words.say('desk.article'), { amount: words.say('desk.on_hand') }, words.say('desk.status'), words.say('desk.change'),
  ], shown.articles.map(articleRow(seat, id, mayChange)))}${
    pager(words, words.say('desk.article'), { page: looked.page, pages: shown.pages, href: (page) => addressOf(id, looked, page) })}`
}

const visibility = ({ say }: BackOfficeTexts, isShown: boolean, mayChange: boolean): Html => card(say('desk.visibility'), html`
<p>${isShown ? say('desk.shown') : say('desk.not_shown')}</p>
${mayChange && actionForm('show', isShown ? say('desk.hide') : say('desk.show'), hidden('active', isShown ? 'no' : 'yes'), 'quiet')}`)

const stopped = ({ say }: BackOfficeTexts, reason: SaleStopReason): Html =>
  html`<strong>${say('desk.sale_stopped')}</strong>: ${say(`desk.sale_stop.${reason}`)}`

const saleStop = (words: BackOfficeTexts, { saleStop: reason }: Pick<Product, 'saleStop'>, mayChange: boolean): Html => {
  const { say } = words
  const reasons = SALE_STOP_REASONS.map((one) => ({ value: one, label: say(`desk.sale_stop.${one}`) }))
  return card(say('desk.sale'), html`
<p>${reason === undefined ? say('desk.sale_on') : stopped(words, reason)}</p>
${mayChange && (reason === undefined
    ? actionForm('stop-sale', say('desk.stop_sale'), select(say('desk.reason'), 'reason', reasons, 'recall'))
    : actionForm('stop-sale', say('desk.resume_sale'), hidden('reason', ''), 'quiet'))}`)
}

/** Who bought it, for a recall; without script and without a page of its own. */
const buyers = ({ say }: BackOfficeTexts, id: Product['id']): Html => card(say('desk.buyers'), html`
<p class="soft">${say('desk.buyers_help')}</p><form class="fields" method="get" action="${PRODUCTS}/${id}/buyers.csv">
${field({ label: say('desk.buyers_from'), name: 'from', type: 'date' })}
${field({ label: say('desk.buyers_to'), name: 'to', type: 'date' })}
<button class="quiet">${say('desk.buyers_file')}</button></form>`)

/** One product: what lies on the shelf of it, what it costs, and whether shoppers see it. */
export const productPage = (
  seat: Seat, shown: StaffProduct, looked: ProductQuery, { typed, asked, fault }: {
    readonly typed: Typed; readonly asked: URLSearchParams; readonly fault?: string | undefined
  },
): Frame => {
  const { words, holder } = seat
  const { say } = words
  const { product, prices, planned } = shown
  const mayChange = mayDo(holder, 'products:write')
  const [only] = shown.articles.length === 1 ? shown.articles : []
  return {
    words, holder, fault, title: `${product.id} ${inLocale(product.titles, words.locale)}`,
    content: html`<p><a href="${PRODUCTS}">${say('desk.nav.goods')}</a></p>
<div class="columns"><div class="next">${mayChange && only !== undefined
      && card(say('desk.stock_change'), html`<p class="soft">${valuesOf(words, only.option)}</p>${stockForm(words, only, typed)}`)}</div>
<div class="whole">${articles(seat, shown, looked, mayChange)}${otherArticle(words, shown, asked)}</div><div>
${card(say('desk.prices'), html`${priceRows(words, prices)}${mayChange && prices.map((entry) => priceForm(words, entry, typed))}`)}
${plannedPrices(words, planned, mayChange)}${visibility(words, product.isActive, mayChange)}
${saleStop(words, product, mayChange)}
${mayDo(holder, 'customers:read') && buyers(words, product.id)}</div></div>`,
  }
}
