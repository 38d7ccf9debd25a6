import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Article, StaffProduct, StaffProductResults } from '../../../application/contract/staff/products.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { SALE_STOP_REASONS } from '../../../domain/product/sale-stop.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orNull, orUndefined } from '../codec/or-null.ts'
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
type SummaryWire = t.TypeOf<typeof SummaryWire>
type Summary = StaffProductResults['products'][number]
const summaryOf = ({ is_active: isActive, sale_stop: saleStop, on_hand: onHand, ...wire }: SummaryWire): Summary =>
  ({ ...wire, isActive, onHand, ...omitUndefined({ saleStop: orUndefined(saleStop) }) })
const summaryToWire = ({ id, title, brand, isActive, saleStop, articles, onHand, out, low }: Summary): SummaryWire =>
  ({ id, title, brand, is_active: isActive, sale_stop: orNull(saleStop), articles, on_hand: onHand, out, low })

/** Products as staff search for them. */
export const StaffProductResultsCodec = codecFrom('StaffProductResults', ProductsWire, (wire) => E.right<never, StaffProductResults>(
  { products: wire['hydra:member'].map(summaryOf), total: wire['hydra:totalItems'], pages: wire.pages }))
export const staffProductResultsToWire = ({ products, total, pages }: StaffProductResults): t.TypeOf<typeof ProductsWire> =>
  ({ 'hydra:member': products.map(summaryToWire), 'hydra:totalItems': total, pages })

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
type ArticleWire = t.TypeOf<typeof ArticleWire>
const articleOf = ({ variant_id: variantId, options, on_hand: onHand, stop_order: stopOrder }: ArticleWire): Article =>
  ({ variantId, option: optionOf(undefined, options), stock: { onHand, stopOrder } })
const articleToWire = ({ variantId, option, stock: { onHand, stopOrder } }: Article): ArticleWire =>
  ({ variant_id: variantId, on_hand: onHand, stop_order: stopOrder, options: optionToWire(undefined, option) })

/** A product with its prices and stock. */
export const StaffProductCodec = codecFrom('ProductFile', FileWire, (
  { is_active: isActive, sale_stop: saleStop, prices, planned, articles, ...wire },
) => E.right<never, StaffProduct>({
  ...wire, isActive, ...omitUndefined({ saleStop: orUndefined(saleStop) }),
  prices: prices.map((price) => priceOf(price, wire.id)),
  planned: planned.map(({ price, from }) => ({ entry: priceOf(price, wire.id), from })),
  articles: articles.map(articleOf),
}))
export const staffProductToWire = (
  { id, title, brand, isActive, saleStop, prices, planned, articles, total, pages }: StaffProduct,
): t.TypeOf<typeof FileWire> => ({
  id, title, brand, is_active: isActive, sale_stop: orNull(saleStop), total, pages,
  prices: prices.map(priceToWire),
  planned: planned.map(({ entry, from }) => ({ price: priceToWire(entry), from })),
  articles: articles.map(articleToWire),
})
