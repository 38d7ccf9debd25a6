import { describe, expect, it } from 'vitest'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aProduct, productId } from '../../support/builders/product.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const BULK = aPriceEntry({
  productId: 1001,
  original: 6000,
  current: 5000,
  website: 5500,
  bulk: [{ quantity: 4, cents: 4500 }],
})
const CATALOGUE = aCatalogue({
  products: [aProduct({ id: 1001 }), aProduct({ id: 1002 })],
  prices: [BULK, aPriceEntry({ productId: 1001, priceChannel: 'mrlens-ch', current: 4800, original: 6000 })],
})

const past = (cents: number, day: string) =>
  ({ productId: productId(1001), priceChannel: 'iris-ch', currency: 'CHF', cents, from: `${day}T00:00:00.000Z` } as const)

/** Contract of the prices. */
export const priceRepositoryContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('price book', () => {
    it('returns the entries of a channel complete, bulk tiers included', () =>
      run(CATALOGUE, async ({ prices }) => {
        expect(await value(prices.prices([productId(1001)], 'iris-ch'))).toMatchObject([{ ...BULK, original: 5000, website: 5000 }])
        expect((await value(prices.prices([productId(1001)], 'mrlens-ch'))).map((entry) => entry.current)).toEqual([
          4800,
        ])
      }))

    it('leaves out products without a price in the channel', () =>
      run(CATALOGUE, async ({ prices }) => {
        expect(await value(prices.prices([productId(1002), productId(9999)], 'iris-ch'))).toEqual([])
        expect(await value(prices.prices([productId(1001)], 'nowhere'))).toEqual([])
        expect(await value(prices.prices([], 'iris-ch'))).toEqual([])
      }))

    it('J8 has no compare-at price that was entered and never charged, and one that applied for 30 days', () =>
      run({ ...CATALOGUE, pastPrices: [past(6200, '2026-01-01'), past(5000, '2026-01-31')] }, async ({ prices }) => {
        const display = async (channel: string) =>
          (await value(prices.prices([productId(1001)], channel))).map(({ original, website }) => [original, website])
        expect(await display('iris-ch')).toEqual([[6200, 6200]])
        expect(await display('mrlens-ch')).toEqual([[4800, 4800]])
      }))
  })
}
