import { describe, expect, it } from 'vitest'
import { makeBeginPrices } from '../../../application/commerce/staff/begin-prices.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aProduct, productId } from '../../support/builders/product.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const DAY = 86_400_000
const FIRST_DAY = Date.parse('2026-03-02T12:00:00Z')
const onDay = (day: number): Date => new Date(FIRST_DAY + day * DAY)
const auditEntryFor = (day: number) => ({ by: 'Gina Rossi', what: 'price.changed', about: '1001', at: onDay(day), detail: '' } as const)

const LENS = productId(1001)
/** Prices in francs are under Swiss law, prices in euros under EU law. */
const CHANNELS = [['iris-ch', 'CHF'], ['iris-de', 'EUR']] as const
const priced = ([priceChannel, currency]: (typeof CHANNELS)[number], current: number, former = 9000): PriceEntry =>
  aPriceEntry({ productId: 1001, priceChannel, currency, current, original: former, website: former + 500 })
/** A lens that has cost 50.00 for a hundred days when a test starts. */
const LONG_SOLD = aCatalogue({
  products: [aProduct({ id: 1001 })],
  prices: CHANNELS.map((channel) => priced(channel, 5000)),
  pastPrices: CHANNELS.map(([priceChannel, currency]) =>
    ({ productId: LENS, priceChannel, currency, cents: 5000, from: onDay(-100).toISOString() })),
})

/** The display beside the current price in francs and in euros: the compare-at price, and the base of the percentage. */
const former = ({ prices }: Storage) =>
  Promise.all(CHANNELS.map(async ([channel]) => {
    const [entry] = await value(prices.prices([LENS], channel))
    if (entry === undefined || entry.original !== entry.website) return 'two former prices'
    return entry.original > entry.current ? entry.original : undefined
  }))

/** Sets one price of the lens after the other, each from a day on, with any former prices entered. */
const charge = async ({ productChanges, productFinder }: Storage, ...days: readonly (readonly [day: number, current: number])[]) => {
  for (const [day, current] of days) {
    const file = await value(productFinder.file(LENS, {}, { page: 1, itemsPerPage: 1 }))
    for (const channel of CHANNELS)
      await value(productChanges.putPrice(
        priced(channel, current), file?.prices.find(({ priceChannel }) => priceChannel === channel[0]), auditEntryFor(day)))
  }
}

/** Contract of the price history: every charged price is recorded. */
export const priceHistoryContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('price history', () => {
    it('J8 has no compare-at price that was entered and never charged', () =>
      run(aCatalogue({ products: [aProduct({ id: 1001 })], prices: LONG_SOLD.prices }), async (storage) => {
        expect(await former(storage)).toEqual([undefined, undefined])
        await charge(storage, [1, 4000])
        expect(await former(storage)).toEqual([undefined, undefined])
      }))

    it('J8 has no compare-at price when a price is raised and lowered the next day', () =>
      run(LONG_SOLD, async (storage) => {
        await charge(storage, [0, 8000], [1, 6000])
        expect(await former(storage)).toEqual([undefined, undefined])
        await charge(storage, [2, 4500])
        expect(await former(storage)).toEqual([undefined, 5000])
      }))

    it('J8 has the price charged for 30 days as compare-at price, in the EU the lowest of them, as long as the price applies', () =>
      run(LONG_SOLD, async (storage) => {
        await charge(storage, [0, 4500])
        expect(await former(storage)).toEqual([5000, 5000])
        await charge(storage, [10, 4800], [20, 4000])
        expect(await former(storage)).toEqual([undefined, 4500])
        await charge(storage, [60, 3500])
        expect(await former(storage)).toEqual([4000, 4000])
      }))

    it('J8 has no compare-at price without an offer', () =>
      run(LONG_SOLD, async (storage) => {
        for (const channel of CHANNELS)
          await value(storage.productChanges.putPrice(priced(channel, 4000, 3000), priced(channel, 5000), auditEntryFor(0)))
        expect(await former(storage)).toEqual([undefined, undefined])
      }))

    it('J8 counts a planned price from the instant at which it starts', () =>
      run(LONG_SOLD, async (storage) => {
        const { productChanges, jobFailures } = storage
        const begin = async (read: number, current: number, from: number, day: number): Promise<void> => {
          for (const channel of CHANNELS)
            await value(productChanges.planPrice(priced(channel, current), priced(channel, read), onDay(from), auditEntryFor(-1)))
          await value(makeBeginPrices({ productChanges, jobFailures, clock: { now: () => onDay(day) } })())
        }
        await begin(5000, 6000, 0, 1)
        await begin(6000, 4500, 30, 30)
        expect(await former(storage)).toEqual([undefined, 5000])
        await begin(4500, 4000, 60, 60)
        expect(await former(storage)).toEqual([4500, 4500])
      }))

    it('J8 counts from the day on which a hidden product was shown again', () =>
      run(LONG_SOLD, async (storage) => {
        await value(storage.productChanges.show(LENS, false, auditEntryFor(-80)))
        await value(storage.productChanges.show(LENS, true, auditEntryFor(0)))
        await charge(storage, [1, 4500])
        expect(await former(storage)).toEqual([undefined, undefined])
        await charge(storage, [31, 4000])
        expect(await former(storage)).toEqual([4500, 4500])
      }))

    it('J8 counts no day on which a product was hidden', () =>
      run(LONG_SOLD, async (storage) => {
        await value(storage.productChanges.show(LENS, false, auditEntryFor(0)))
        await charge(storage, [0, 8000], [40, 8500])
        await value(storage.productChanges.show(LENS, true, auditEntryFor(41)))
        await charge(storage, [42, 6000])
        expect(await former(storage)).toEqual([undefined, undefined])
      }))
  })
}
