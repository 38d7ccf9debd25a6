import { describe, expect, it } from 'vitest'
import { someGoods } from '../../support/builders/goods.ts'
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
const GOODS = someGoods({
  products: [aProduct({ id: 1001 }), aProduct({ id: 1002 })],
  prices: [BULK, aPriceEntry({ productId: 1001, priceChannel: 'mrlens-ch', current: 4800 })],
})

/** Every keeper of prices behaves like this. */
export const priceBookContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('price book', () => {
    it('answers the entries of a channel whole, bulk tiers included', () =>
      run(GOODS, async ({ prices }) => {
        expect(await value(prices.prices([productId(1001)], 'iris-ch'))).toEqual([BULK])
        expect((await value(prices.prices([productId(1001)], 'mrlens-ch'))).map((entry) => entry.current)).toEqual([
          4800,
        ])
      }))

    it('leaves out what has no price in the channel', () =>
      run(GOODS, async ({ prices }) => {
        expect(await value(prices.prices([productId(1002), productId(9999)], 'iris-ch'))).toEqual([])
        expect(await value(prices.prices([productId(1001)], 'nowhere'))).toEqual([])
        expect(await value(prices.prices([], 'iris-ch'))).toEqual([])
      }))
  })
}
