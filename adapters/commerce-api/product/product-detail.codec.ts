import * as t from 'io-ts'
import type { ProductDetail } from '../../../domain/catalogue/product-detail.ts'
import { hasBulkPrice } from '../../../domain/pricing/bulk-hint.ts'
import { priceFields } from '../../../domain/pricing/price-fields.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { computed, list, optional, orNull, written } from '../codec/field.ts'
import { record } from '../codec/record.ts'
import { PriceFieldsRecord } from '../pricing/price-fields.codec.ts'
import { PricingRecord } from '../pricing/pricing.codec.ts'
import { inCurrency } from '../values/cents.codec.ts'
import { CurrencyCode } from '../values/codes.codec.ts'
import { inOwnCurrency } from '../values/money.codec.ts'
import { CardRecord, CardStock, pricePerUnit, tiers } from './product-card.codec.ts'
import { product } from './product.codec.ts'

type ReadPrices = {
  readonly product_id: PriceEntry['productId']
  readonly price_channel: string
  readonly currency_code: PriceEntry['currency']
  readonly price: { readonly original: number; readonly current: number; readonly website: number }
  readonly bulk_price: readonly { readonly quantity: number; readonly price: number }[] | null
}

const priceEntryOf = (
  { product_id: productId, price_channel: priceChannel, currency_code: currency, price, bulk_price: bulk }: ReadPrices,
): PriceEntry => ({
  productId, priceChannel, currency, original: price.original, current: price.current, website: price.website,
  bulk: (bulk ?? []).map(({ quantity, price: cents }) => ({ quantity, cents })),
})

const listPrice = ({ priceEntry: { original, current, website, currency } }: ProductDetail) => {
  const money = inCurrency(currency)
  return priceFields(money(original), money(current), money(website))
}

/** A product with its price list as `price`, the price of one pack as `pricing`, and related products (Commerce §7). */
export const DetailRecord = record<ProductDetail>('ProductDetail', {
  product,
  priceEntry: computed(priceEntryOf),
  price: written(PriceFieldsRecord, listPrice),
  currency_code: written(CurrencyCode, ({ priceEntry }: ProductDetail) => priceEntry.currency),
  pricePerUnit: optional(pricePerUnit),
  stock: written(orNull(CardStock), () => undefined),
  some_on_hand: written(orNull(t.boolean), () => undefined),
  has_bulk_price: written(orNull(t.boolean), ({ priceEntry }: ProductDetail) => hasBulkPrice(priceEntry)),
  bulk_price: written(tiers, ({ priceEntry }: ProductDetail) => priceEntry.bulk),
  price_channel: written(t.string, ({ priceEntry }: ProductDetail) => priceEntry.priceChannel),
  pricing: PricingRecord,
  packs: list(CardRecord),
  similar: list(CardRecord),
  replacement: optional(CardRecord),
}, inOwnCurrency)
