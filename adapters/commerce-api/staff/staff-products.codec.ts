import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { StaffProductResults, StaffProduct } from '../../../application/commerce/staff/staff-products.ts'
import type { PlannedPrice } from '../../../application/commerce/staff/product-finder.port.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { SALE_STOP_REASONS } from '../../../domain/product/sale-stop.ts'
import { inLocale, type Locale } from '../../../domain/shop/locale.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orNull } from '../codec/or-null.ts'
import { Cents } from '../values/cents.codec.ts'
import { CurrencyCode } from '../values/codes.codec.ts'
import { Instant } from '../values/day.codec.ts'
import { ProductIdNumber, VariantIdText } from '../values/names.codec.ts'
import { OptionRecord, optionOf, optionToWire } from '../values/option.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'

/** Why its sale is stopped, or null. */
const SaleStopWire = nullable(oneOf('SaleStopReason', SALE_STOP_REASONS))

const SummaryWire = t.strict(
  {
    id: ProductIdNumber, title: t.string, brand: t.string, is_active: t.boolean, sale_stop: SaleStopWire,
    articles: t.number, on_hand: t.number, out: t.number,
    low: t.number,
  },
  'ProductSummary',
)
const ProductsWire = t.strict(
  { 'hydra:member': t.readonlyArray(SummaryWire), 'hydra:totalItems': t.number, pages: t.number }, 'StaffProductResults',
)
type ProductsWire = t.TypeOf<typeof ProductsWire>

/** Products as staff search for them; titles in the requested language. */
export type StaffProductsResponse = { readonly products: ProductsWire['hydra:member']; readonly total: number; readonly pages: number }
export const StaffProductResultsCodec = codecFrom('StaffProductResults', ProductsWire, (wire) =>
  E.right<never, StaffProductsResponse>({ products: wire['hydra:member'], total: wire['hydra:totalItems'], pages: wire.pages }))
export const staffProductResultsToWire = ({ products, total, pages }: StaffProductsResponse): ProductsWire =>
  ({ 'hydra:member': products, 'hydra:totalItems': total, pages })
export const staffProductsToWire = ({ products, total, pages }: StaffProductResults, locale: Locale): StaffProductsResponse => ({
  total, pages,
  products: products.map(({ product: { id, titles, brand, isActive, saleStop }, articles, onHand, out, low }) =>
    ({ id, title: inLocale(titles, locale), brand, is_active: isActive, sale_stop: orNull(saleStop),
      articles, on_hand: onHand, out, low })),
})

const TierWire = t.strict({ quantity: t.number, cents: Cents }, 'BulkTier')
/** The price of one pack in one channel, in requests and responses. */
export const PriceWire = t.strict(
  { price_channel: ExactText, currency: CurrencyCode, original: Cents, current: Cents, website: Cents, bulk: t.readonlyArray(TierWire) },
  'ChannelPrice',
)
export type PriceWire = t.TypeOf<typeof PriceWire>
export const priceToWire = ({ priceChannel, currency, original, current, website, bulk }: PriceEntry): PriceWire =>
  ({ price_channel: priceChannel, currency, original, current, website, bulk })
export const priceOf = ({ price_channel: priceChannel, ...wire }: PriceWire, productId: PriceEntry['productId']): PriceEntry =>
  ({ productId, priceChannel, ...wire })

const PlannedWire = t.strict({ price: PriceWire, from: Instant }, 'PlannedPrice')
const ArticleWire = t.strict(
  { variant_id: VariantIdText, options: OptionRecord, on_hand: t.number, stop_order: t.boolean }, 'Article')
const FileWire = t.strict(
  {
    id: ProductIdNumber, title: t.string, brand: t.string, is_active: t.boolean, sale_stop: SaleStopWire,
    prices: t.readonlyArray(PriceWire),
    planned: t.readonlyArray(PlannedWire), articles: t.readonlyArray(ArticleWire), total: t.number, pages: t.number,
  },
  'ProductFile',
)
type FileWire = t.TypeOf<typeof FileWire>

/** A product with its prices and stock. */
export type StaffProductFile = {
  readonly product: Pick<FileWire, 'id' | 'title' | 'brand' | 'is_active' | 'sale_stop'>
  readonly prices: readonly PriceEntry[]
  readonly planned: readonly PlannedPrice[]
  readonly articles: readonly (Omit<FileWire['articles'][number], 'options'> & { readonly option: LensOption })[]
  readonly total: number
  readonly pages: number
}
export const StaffProductCodec = codecFrom('ProductFile', FileWire, ({ prices, planned, articles, total, pages, ...product }) =>
  E.right<never, StaffProductFile>({
    product, total, pages,
    prices: prices.map((price) => priceOf(price, product.id)),
    planned: planned.map(({ price, from }) => ({ entry: priceOf(price, product.id), from })),
    articles: articles.map(({ options, ...article }) => ({ ...article, option: optionOf(undefined, options) })),
  }))
export const staffProductFileToWire = ({ product, prices, planned, articles, total, pages }: StaffProductFile): FileWire => ({
  ...product, total, pages,
  prices: prices.map(priceToWire),
  planned: planned.map(({ entry, from }) => ({ price: priceToWire(entry), from })),
  articles: articles.map(({ option, ...article }) => ({ ...article, options: optionToWire(undefined, option) })),
})
export const staffProductToWire = (
  { product, prices, planned, articles, total, pages }: StaffProduct, locale: Locale,
): StaffProductFile => ({
  product: {
    id: product.id, title: inLocale(product.titles, locale), brand: product.brand, is_active: product.isActive,
    sale_stop: orNull(product.saleStop),
  },
  prices, planned, total, pages,
  articles: articles.map(({ variantId, option, stock }) =>
    ({ variant_id: variantId, option, on_hand: stock.onHand, stop_order: stock.stopOrder })),
})
