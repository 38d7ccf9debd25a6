import * as t from 'io-ts'
import { priceFields } from '../../../domain/pricing/price-fields.ts'
import type { PriceFields, Pricing } from '../../../domain/pricing/pricing.ts'
import { nullable } from '../codec/nullable.ts'
import { Cents, inCurrency } from '../values/cents.codec.ts'
import { CurrencyCode } from '../values/codes.codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'

/** The flat form of a price: one row of amounts (Commerce §3, decision A12). */
export const PlainPricingWire = t.strict(
  {
    product_ids: t.readonlyArray(ProductIdNumber),
    currency_code: CurrencyCode,
    price: Cents,
    special_price: nullable(Cents),
    total_price: Cents,
    total_special_price: nullable(Cents),
    website_savings: nullable(Cents),
    total_website_price: nullable(Cents),
  },
  'PlainPricing',
)
export type PlainPricingWire = t.TypeOf<typeof PlainPricingWire>

const totalOf = (wire: PlainPricingWire): PriceFields => {
  const money = inCurrency(wire.currency_code)
  const total = priceFields(
    money(wire.total_price),
    money(wire.total_special_price ?? wire.total_price),
    money(wire.total_website_price ?? wire.total_price),
  )
  return wire.website_savings === null ? total : { ...total, savingsFromWebsite: money(wire.website_savings) }
}

/** Without a special price the price itself is current; this form has no website price of a single pack. */
export const plainPricingOf = (wire: PlainPricingWire): Pricing => {
  const money = inCurrency(wire.currency_code)
  const price = money(wire.price)
  return {
    productIds: wire.product_ids,
    unit: priceFields(price, money(wire.special_price ?? wire.price), price),
    totalExcludingInCart: totalOf(wire),
  }
}
