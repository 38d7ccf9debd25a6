import * as t from 'io-ts'
import type { Article, ChannelPrice, StaffProduct, StaffProductResults } from '../../../application/contract/staff/products.ts'
import type { BulkTier } from '../../../domain/pricing/pricing.ts'
import { SALE_STOP_REASONS } from '../../../domain/product/sale-stop.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import { as, list, optional } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { flat, record } from '../codec/record.ts'
import { Cents } from '../values/cents.codec.ts'
import { CurrencyCode } from '../values/codes.codec.ts'
import { instant } from '../values/day.codec.ts'
import { ProductIdNumber, VariantIdText } from '../values/names.codec.ts'
import { plainOption } from '../values/option.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'
import { counted } from './staff-queries.ts'

export const SaleStopReasonCode = oneOf('SaleStopReason', SALE_STOP_REASONS)
const titled = { id: ProductIdNumber, title: t.string, brand: t.string, isActive: t.boolean, saleStop: optional(SaleStopReasonCode) }

const SummaryRecord = record<StaffProductResults['products'][number]>(
  'ProductSummary', { ...titled, articles: t.number, onHand: t.number, out: t.number, low: t.number },
)
/** Products as staff search for them. */
export const StaffProductResultsRecord = record<StaffProductResults>(
  'StaffProductResults', { products: as('hydra:member', list(SummaryRecord)), ...counted },
)

/** The price of one pack in one channel, in requests and responses. */
export const PriceRecord = record<ChannelPrice>('ChannelPrice', {
  priceChannel: ExactText, currency: CurrencyCode, original: Cents, current: Cents, website: Cents,
  bulk: list(record<BulkTier>('BulkTier', { quantity: t.number, cents: Cents })),
})

export const stock = { onHand: t.number, stopOrder: t.boolean }
export const option = as('options', plainOption)
const ArticleRecord = record<Article>(
  'Article', { variantId: VariantIdText, option, stock: flat<Pick<Stock, 'onHand' | 'stopOrder'>>(stock) },
)

/** A product with its prices and stock. */
export const StaffProductRecord = record<StaffProduct>('ProductFile', {
  ...titled,
  prices: list(PriceRecord),
  planned: list(record<StaffProduct['planned'][number]>('PlannedPrice', { entry: as('price', PriceRecord), from: instant })),
  articles: list(ArticleRecord),
  total: t.number,
  pages: t.number,
})
