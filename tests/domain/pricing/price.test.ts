import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bulkHint, hasBulkPrice } from '../../../domain/pricing/bulk-hint.ts'
import { priceAmount } from '../../../domain/pricing/price-amount.ts'
import { CAMPAIGN_PRICE_DELAY, priceDelay } from '../../../domain/pricing/price-delay.ts'
import { priceFields } from '../../../domain/pricing/price-fields.ts'
import { pricePerUnit } from '../../../domain/pricing/price-per-unit.ts'
import { quotePrice } from '../../../domain/pricing/quote-price.ts'
import { shownPrice } from '../../../domain/pricing/shown-price.ts'
import { unitPriceFor } from '../../../domain/pricing/unit-price.ts'
import { makeQuantity } from '../../../domain/quantity/quantity.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aPack, productId } from '../../support/builders/product.ts'

const packs = (count: number) => made(makeQuantity(count, 1000))
const tiers = [
  { quantity: 2, cents: 4800 },
  { quantity: 4, cents: 4500 },
]
const SIX_AMOUNTS = [
  'current',
  'original',
  'savingsFromRegular',
  'savingsFromWebsite',
  'savingsFromWebsitePercent',
  'website',
]

describe('the six amounts of a price', () => {
  it('CC-PRICE-01 are original, current and website price with the savings against both', () => {
    const unit = priceFields(chf(5000), chf(4500), chf(6000))
    expect(Object.keys(unit).toSorted()).toEqual(SIX_AMOUNTS)
    expect(unit.savingsFromRegular).toEqual(chf(500))
    expect(unit.savingsFromWebsite).toEqual(chf(1500))
    expect(unit.savingsFromWebsitePercent).toBe(25)
  })

  it('never count a higher price as a saving', () => {
    const dearer = priceFields(chf(4000), chf(4500), chf(4400))
    expect([dearer.savingsFromRegular, dearer.savingsFromWebsite]).toEqual([chf(0), chf(0)])
    expect(dearer.savingsFromWebsitePercent).toBe(0)
  })

  it('round half a per cent up and less down, and show zero for a website price of zero', () => {
    expect(priceFields(chf(1000), chf(875), chf(1000)).savingsFromWebsitePercent).toBe(13)
    expect(priceFields(chf(1000), chf(876), chf(1000)).savingsFromWebsitePercent).toBe(12)
    expect(priceFields(chf(0), chf(0), chf(0)).savingsFromWebsitePercent).toBe(0)
  })

  it('agree with exact arithmetic on every price', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, (original, current, website) => {
        const fields = priceFields(chf(original), chf(current), chf(website))
        const saved = BigInt(Math.max(0, website - current))
        const percent = website === 0 ? 0n : (200n * saved + BigInt(website)) / (2n * BigInt(website))
        expect(BigInt(fields.savingsFromWebsite.cents)).toBe(saved)
        expect(BigInt(fields.savingsFromWebsitePercent)).toBe(percent)
        expect(fields.savingsFromRegular.cents).toBe(Math.max(0, original - current))
      }),
    )
  })
})

describe('a quote', () => {
  it('CC-PRICE-02 multiplies the six amounts of one pack for the total', () => {
    const pricing = quotePrice(aPriceEntry({ current: 4500, original: 5000, website: 6000 }), packs(2), 0)
    expect(pricing.totalExcludingInCart.current).toEqual(chf(9000))
    expect(Object.keys(pricing.totalExcludingInCart)).toEqual(Object.keys(pricing.unit))
    const withMoreInCart = quotePrice(aPriceEntry({ current: 4500, original: 5000, website: 6000 }), packs(2), 3)
    expect(withMoreInCart.totalExcludingInCart).toEqual(pricing.totalExcludingInCart)
  })

  it('contains the product it is for', () => {
    expect(quotePrice(aPriceEntry({ productId: 1007 }), packs(1), 0).productIds).toEqual([productId(1007)])
  })

  it('includes packs in the cart for the unit price but not for the total', () => {
    const pricing = quotePrice(aPriceEntry({ bulk: tiers }), packs(1), 3)
    expect(pricing.unit.current).toEqual(chf(4500))
    expect(pricing.totalExcludingInCart.current).toEqual(chf(4500))
  })

  it('uses the bulk price from its quantity on', () => {
    const prices = [1, 2, 3, 4, 9].map((count) => unitPriceFor(aPriceEntry({ bulk: tiers }), count).current.cents)
    expect(prices).toEqual([5000, 4800, 4800, 4500, 4500])
  })

  it('never charges more per pack for a larger quantity, however the tiers are written', () => {
    const bulk = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 20 }), cents: fc.integer({ min: 0, max: 9000 }) }),
    )
    fc.assert(
      fc.property(bulk, fc.integer({ min: 1, max: 30 }), (listed, count) => {
        const entry = aPriceEntry({ bulk: listed })
        const [one, more] = [unitPriceFor(entry, count).current.cents, unitPriceFor(entry, count + 1).current.cents]
        expect(more).toBeLessThanOrEqual(one)
        expect(one).toBeLessThanOrEqual(entry.current)
      }),
    )
  })

  it('fails for a price list that is not in whole cents', () => {
    expect(() => priceAmount(49.9, 'CHF')).toThrow(RangeError)
  })
})

describe('the display of a price', () => {
  it('CC-PRICE-05 shows current, compare-at, website price and savings, and hides what adds nothing', () => {
    expect(shownPrice(priceFields(chf(5000), chf(4500), chf(6000)))).toEqual({
      current: chf(4500),
      original: chf(5000),
      website: chf(6000),
      savings: { amount: chf(1500), percent: 25 },
    })
    expect(shownPrice(priceFields(chf(4500), chf(4500), chf(4500)))).toEqual({ current: chf(4500) })
    expect(shownPrice(priceFields(chf(4000), chf(4500), chf(4000)))).toEqual({ current: chf(4500) })
  })

  it('does not repeat the compare-at price as website price', () => {
    expect(shownPrice(priceFields(chf(5000), chf(4500), chf(5000)))).toEqual({
      current: chf(4500),
      original: chf(5000),
      savings: { amount: chf(500), percent: 10 },
    })
  })

  it('hides savings of zero, whatever percentage comes with them', () => {
    const odd = { ...priceFields(chf(5000), chf(5000), chf(5000)), savingsFromWebsitePercent: 5 }
    expect(shownPrice(odd)).toEqual({ current: chf(5000) })
  })

  it('hides savings of less than one per cent', () => {
    expect(shownPrice(priceFields(chf(10_000), chf(9951), chf(10_000)))).not.toHaveProperty('savings')
    expect(shownPrice(priceFields(chf(10_000), chf(9950), chf(10_000)))).toHaveProperty('savings.percent', 1)
  })

  it('CC-PRICE-10 shows bulk prices only for a product that is flagged to have them', () => {
    const entry = aPriceEntry({ bulk: tiers })
    expect(bulkHint(entry, true)).toEqual(tiers)
    expect(bulkHint(entry, false)).toEqual([])
    expect(bulkHint(entry)).toEqual(tiers)
  })

  it('shows no tier that is not better than a single pack', () => {
    const entry = aPriceEntry({
      bulk: [
        { quantity: 6, cents: 4000 },
        { quantity: 3, cents: 4500 },
        { quantity: 1, cents: 10 },
        { quantity: 9, cents: 5000 },
      ],
    })
    expect(bulkHint(entry)).toEqual([
      { quantity: 3, cents: 4500 },
      { quantity: 6, cents: 4000 },
    ])
    expect(hasBulkPrice(aPriceEntry({ bulk: [{ quantity: 1, cents: 10 }] }))).toBe(false)
    expect(bulkHint(aPriceEntry())).toEqual([])
  })

  it('compares lenses by the lens and liquids by 100 ml, half a cent up', () => {
    expect(pricePerUnit(aPack({ quantity: 30 }), chf(4690))).toEqual({ price: chf(156), units: 1, per: 'lens' })
    expect(pricePerUnit(aPack({ quantity: 360, unit: 'ml' }), chf(2190))).toEqual({
      price: chf(608),
      units: 100,
      per: 'ml',
    })
    expect(pricePerUnit(aPack({ quantity: 2 }), chf(1))).toEqual({ price: chf(1), units: 1, per: 'lens' })
  })

  it('has no unit price for a single piece', () => {
    expect(pricePerUnit(aPack({ quantity: 1, unit: 'piece' }), chf(14_900))).toBeUndefined()
  })
})

describe('the delay before a price is requested', () => {
  it('AS-PRICE-01 CC-PRICE-09 is 10 ms when the link contains this product and a campaign, else none', () => {
    expect(CAMPAIGN_PRICE_DELAY).toBe(10)
    expect(priceDelay({ atc: '5', fk: 'X' }, productId(5))).toBe(10)
    expect(priceDelay({}, productId(5))).toBe(0)
    expect(priceDelay({ atc: '6', fk: 'X' }, productId(5))).toBe(0)
    expect(priceDelay({ atc: '5' }, productId(5))).toBe(0)
    expect(priceDelay({ atc: '5', fk: '' }, productId(5))).toBe(0)
  })
})
