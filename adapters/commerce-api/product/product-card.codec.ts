import * as t from 'io-ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { BulkTier, PricePerUnit } from '../../../domain/pricing/pricing.ts'
import { as, computed, list, optional, orNull, written } from '../codec/field.ts'
import { record } from '../codec/record.ts'
import { PriceFieldsRecord } from '../pricing/price-fields.codec.ts'
import { Cents } from '../values/cents.codec.ts'
import { CurrencyCode } from '../values/codes.codec.ts'
import { inOwnCurrency, money } from '../values/money.codec.ts'
import { product } from './product.codec.ts'

type Stock = NonNullable<ProductCard['stock']>
export const CardStock = record<Stock>('', {
  onHand: as('available', t.number), stopOrder: t.boolean, isSaleStopped: computed(() => undefined),
})

export const pricePerUnit = record<PricePerUnit>('', { price: as('value', money), units: t.number, per: t.string })
export const tiers = orNull(list(record<BulkTier>('', { quantity: t.number, cents: as('price', Cents) })))

/** A card has a price but no tiers, which only the product's own page shows. */
export const CardRecord = record<ProductCard>('Product', {
  product,
  price: PriceFieldsRecord,
  currency_code: written(CurrencyCode, ({ price }: ProductCard) => price.current.currency),
  pricePerUnit: optional(pricePerUnit),
  stock: optional(CardStock),
  isOnHand: as('some_on_hand', optional(t.boolean)),
  has_bulk_price: written(orNull(t.boolean), () => undefined),
  bulk_price: written(tiers, () => undefined),
}, inOwnCurrency)
