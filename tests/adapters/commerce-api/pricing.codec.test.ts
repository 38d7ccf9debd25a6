import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { PriceFieldsRecord } from '../../../adapters/commerce-api/pricing/price-fields.codec.ts'
import { wireOf } from '../../support/api/wire-of.ts'
import { PriceRecord, PricingRecord } from '../../../adapters/commerce-api/pricing/pricing.codec.ts'
import { quotePrice } from '../../../domain/pricing/quote-price.ts'
import { makeQuantity } from '../../../domain/quantity/quantity.ts'
import { made } from '../../support/builders/made.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { productId } from '../../support/builders/product.ts'
import { value } from '../../support/outcome.ts'
import { clientOf } from '../http-client/client-of.ts'
import { json } from '../http-client/recorded-fetch.ts'

const SIX = [
  'original', 'current', 'website', 'savings_from_regular', 'savings_from_website', 'savings_from_website_in_percents',
]
const entry = aPriceEntry({ original: 5000, current: 4500, website: 6000 })
const pricing = quotePrice(entry, made(makeQuantity(2, 20)), 0)
const wire = wireOf(PricingRecord, pricing)

describe('a price on the wire', () => {
  it('CC-PRICE-01 has six amounts for one unit, in cents', () => {
    expect(wire.unit).toStrictEqual({
      original: 5000, current: 4500, website: 6000, savings_from_regular: 500, savings_from_website: 1500,
      savings_from_website_in_percents: 25,
    })
    for (const field of SIX) {
      const { [field as 'current']: _missing, ...rest } = wire.unit
      expect(E.isLeft(PriceFieldsRecord.wire.decode(rest))).toBe(true)
    }
  })

  it('CC-PRICE-02 has the same six for the quantity', () => {
    expect(Object.keys(wire.total_excluding_in_cart)).toStrictEqual(SIX)
    expect(wire.total_excluding_in_cart.current).toBe(9000)
    expect(made(PriceRecord.decode(wire))).toStrictEqual(pricing)
  })

  it('CC-PRICE-03 names its products', () => {
    expect(made(PricingRecord.wire.decode(wire)).product_ids).toContain(1001)
    expect(E.isLeft(PriceRecord.decode({ ...wire, product_ids: undefined }))).toBe(true)
  })

  it('AS-CALL-36 CC-PRICE-04 decodes the flat format: price, special price, totals and the website’s', async () => {
    const respond = (flatly: object) =>
      value(clientOf(() => json(flatly)).shop.pricing.getPricing({ productId: productId(1001), quantity: 2 }))
    const flat = {
      product_ids: [1001], currency_code: 'CHF', price: 5000, special_price: 4500, total_price: 10000, total_special_price: 9000,
      website_savings: 3000, total_website_price: 12000,
    }
    const read = await respond(flat)
    expect([read.unit.original.cents, read.unit.current.cents]).toStrictEqual([5000, 4500])
    const total = read.totalExcludingInCart
    expect([total.original, total.current, total.website, total.savingsFromWebsite].map(({ cents }) => cents)).toStrictEqual([
      10000, 9000, 12000, 3000,
    ])
    const regular = await respond({ product_ids: [1001], currency_code: 'CHF', price: 5000, total_price: 10000 })
    expect([regular.unit.current.cents, regular.totalExcludingInCart.current.cents]).toStrictEqual([5000, 10000])
    expect(regular.totalExcludingInCart.savingsFromWebsite.cents).toBe(0)
  })
})
