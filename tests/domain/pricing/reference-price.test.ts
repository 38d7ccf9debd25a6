import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offerPrice, proofOf, substantiatedPrice } from '../../../domain/pricing/substantiated-price.ts'
import { quotePrice } from '../../../domain/pricing/quote-price.ts'
import { priceMarketOf, referencePrice, type PricePeriod } from '../../../domain/pricing/reference-price.ts'
import { shownPrice } from '../../../domain/pricing/shown-price.ts'
import { makeQuantity } from '../../../domain/quantity/quantity.ts'
import { made } from '../../support/builders/made.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'

const DAY = 86_400_000
const MARKETS = ['EU', 'CH'] as const

/** Consecutive prices from day 0 on, the last one current; `undefined`: not for sale. */
const charged = (...periods: readonly (readonly [cents: number | undefined, days?: number])[]): readonly PricePeriod[] => {
  let day = 0
  return periods.map(([cents, days = 0]) => {
    const from = day * DAY
    day += days
    return { cents, from }
  })
}

const someHistory = fc.array(
  fc.record({ cents: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined, freq: 8 }), days: fc.integer({ min: 1, max: 50 }) }),
  { maxLength: 8 },
).map((periods) => charged(...periods.map(({ cents, days }) => [cents, days] as const)))

/** The price of each day, as a daily record would contain it. */
const priceOn = (history: readonly PricePeriod[], day: number): number | undefined =>
  history.findLast(({ from }) => from <= day * DAY)?.cents

/** Days directly before `end` with a price that meets the condition. */
const daysBefore = (end: number, holds: (day: number) => boolean): number => {
  let day = end
  while (day > 0 && holds(day - 1)) day -= 1
  return end - day
}

/** The first and the last day of the current price. */
const daysOfToday = (history: readonly PricePeriod[]) => {
  const now = (history.at(-1)?.from ?? 0) / DAY
  return { now, today: priceOn(history, now), began: now - daysBefore(now, (day) => priceOn(history, day) === priceOn(history, now)) }
}

describe('J8 the compare-at price that the law allows', () => {
  it('EU: is the lowest of the 30 days before the reduction, not the last one', () => {
    expect(referencePrice('EU', charged([100, 40], [80, 10], [100, 10], [70]))).toBe(80)
    expect(referencePrice('EU', charged([80, 10], [100, 30], [70]))).toBe(100)
    expect(referencePrice('EU', charged([80, 11], [100, 29], [70]))).toBe(80)
  })

  it('is absent when a price was raised only to be lowered', () => {
    for (const market of MARKETS) {
      expect(referencePrice(market, charged([70, 60], [100, 1], [70]))).toBeUndefined()
      expect(referencePrice(market, charged([70, 60], [100, 1], [85]))).toBeUndefined()
    }
  })

  it('CH: is the price charged for 30 days directly before', () => {
    expect(referencePrice('CH', charged([100, 30], [70]))).toBe(100)
    expect(referencePrice('CH', charged([100, 29], [70]))).toBeUndefined()
    expect(referencePrice('CH', charged([100, 40], [80, 10], [70]))).toBeUndefined()
  })

  it('is absent for a product that is new, not for sale, or was not on sale in between', () => {
    for (const market of MARKETS) {
      expect(referencePrice(market, [])).toBeUndefined()
      expect(referencePrice(market, charged([100]))).toBeUndefined()
      expect(referencePrice(market, charged([100, 10], [70]))).toBeUndefined()
      expect(referencePrice(market, charged([100, 40], [undefined]))).toBeUndefined()
      expect(referencePrice(market, charged([100, 40], [undefined, 1], [70]))).toBeUndefined()
    }
  })

  it('counts the same price recorded twice as one', () => {
    for (const market of MARKETS) expect(referencePrice(market, charged([100, 15], [100, 15], [70, 5], [70]))).toBe(100)
  })

  it('EU: agrees, over any history, with a record of the price of every day', () => {
    fc.assert(fc.property(someHistory, (history) => {
      const { today, began } = daysOfToday(history)
      const lowest = Math.min(...Array.from({ length: 30 }, (_, index) => priceOn(history, began - 1 - index) ?? 0))
      expect(referencePrice('EU', history)).toBe(today !== undefined && lowest > today ? lowest : undefined)
    }), { numRuns: 1000 })
  })

  it('CH: agrees, over any history, with a record of the price of every day', () => {
    fc.assert(fc.property(someHistory, (history) => {
      const { today, began } = daysOfToday(history)
      const last = priceOn(history, began - 1)
      const isShown = today !== undefined && last !== undefined && last > today &&
        daysBefore(began, (day) => priceOn(history, day) === last) >= 30
      expect(referencePrice('CH', history)).toBe(isShown ? last : undefined)
    }), { numRuns: 1000 })
  })

  it('follows Swiss law for prices in francs, else EU law', () => {
    expect((['CHF', 'EUR', 'USD'] as const).map(priceMarketOf)).toEqual(['CH', 'EU', 'EU'])
  })
})

describe('J8 the display of a price', () => {
  const typed = fc.record({ original: fc.integer({ min: 0, max: 8 }), website: fc.integer({ min: 0, max: 8 }) })

  it('shows only the reference price as compare-at price, with the percentage from it, whatever was entered', () => {
    fc.assert(fc.property(someHistory, typed, fc.constantFrom('CHF' as const, 'EUR' as const), fc.integer({ min: 1, max: 9 }),
      (history, former, currency, packs) => {
        const { today = 1 } = daysOfToday(history)
        const entry = aPriceEntry({ currency, current: today, ...former, bulk: [{ quantity: 5, cents: today - 1 }] })
        const { unit, totalExcludingInCart } = quotePrice(
          substantiatedPrice(entry, proofOf(entry, history.map((period) => ({ ...period, currency })))), made(makeQuantity(packs, 10)), 0)
        const reference = referencePrice(priceMarketOf(currency), history)
        const isShown = packs < 5 && reference !== undefined && Math.max(former.original, former.website) > today
        const display = shownPrice(unit)
        expect([display.original?.cents, display.website]).toEqual([isShown ? reference : undefined, undefined])
        expect(display.savings?.amount.cents).toBe(isShown ? reference - today : undefined)
        const percent = isShown ? (100 * (reference - today)) / reference : 0
        expect(Math.abs((display.savings?.percent ?? 0) - percent)).toBeLessThanOrEqual(0.5)
        expect(shownPrice(totalExcludingInCart).original?.cents).toBe(isShown ? reference * packs : undefined)
      }), { numRuns: 1000 })
  })

  it('ignores a price in another currency', () => {
    const entry = aPriceEntry({ current: 70, original: 100 })
    const periods = (currency: 'CHF' | 'EUR') => charged([100, 40], [70]).map((period, index) =>
      ({ ...period, currency: index === 0 ? currency : 'CHF' as const }))
    expect(substantiatedPrice(entry, proofOf(entry, periods('CHF')))).toMatchObject({ original: 100, website: 100 })
    expect(substantiatedPrice(entry, proofOf(entry, periods('EUR')))).toMatchObject({ original: 70, website: 70 })
  })

  it('compares a campaign’s price with the regular price, once that applied for 30 days', () => {
    const usual = { ...aPriceEntry({ current: 50 }), chargedSince: 0 }
    const special = aPriceEntry({ current: 45, original: 80, website: 90 })
    expect(offerPrice(special, usual, 30 * DAY)).toMatchObject({ current: 45, original: 50, website: 50 })
    expect(offerPrice(special, usual, 30 * DAY - 1)).toMatchObject({ current: 45, original: 45, website: 45 })
    expect(offerPrice(special, aPriceEntry({ current: 50 }), 99 * DAY)).toMatchObject({ original: 45, website: 45 })
  })
})
