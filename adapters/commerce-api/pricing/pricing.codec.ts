import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { flow } from 'fp-ts/lib/function.js'
import type { Pricing } from '../../../domain/pricing/pricing.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { CurrencyCode } from '../values/codes.codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'
import { plainPricingOf, PlainPricingWire } from './plain-pricing.codec.ts'
import { priceFieldsOf, priceFieldsToWire, PriceFieldsWire } from './price-fields.codec.ts'

export const PricingWire = t.strict(
  {
    product_ids: t.readonlyArray(ProductIdNumber),
    currency_code: CurrencyCode,
    unit: PriceFieldsWire,
    total_excluding_in_cart: PriceFieldsWire,
  },
  'Pricing',
)
export type PricingWire = t.TypeOf<typeof PricingWire>

export const pricingOf = (wire: PricingWire): Pricing => ({
  productIds: wire.product_ids,
  unit: priceFieldsOf(wire.unit, wire.currency_code),
  totalExcludingInCart: priceFieldsOf(wire.total_excluding_in_cart, wire.currency_code),
})

export const pricingToWire = (pricing: Pricing): PricingWire => ({
  product_ids: pricing.productIds,
  currency_code: pricing.unit.current.currency,
  unit: priceFieldsToWire(pricing.unit),
  total_excluding_in_cart: priceFieldsToWire(pricing.totalExcludingInCart),
})

/** A price response: the two rows of six amounts, or the flat form of an older service (Commerce §3, decision A12). */
export const PricingCodec = codecFrom(
  'Pricing',
  t.union([PricingWire, PlainPricingWire]),
  flow((wire) => ('unit' in wire ? pricingOf(wire) : plainPricingOf(wire)), E.right),
)
