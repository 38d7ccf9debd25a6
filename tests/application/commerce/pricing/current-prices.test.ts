import { describe, expect, it } from 'vitest'
import { currentPrices } from '../../../../application/commerce/pricing/current-prices.ts'
import { anOffer } from '../../../support/builders/offer.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { productId } from '../../../support/builders/product.ts'
import { openCommerce } from '../../../support/commerce.ts'
import { value } from '../../../support/outcome.ts'
import { usualCatalogue } from '../../../support/purchase.ts'

const SPRING = 'iris-spring'
const [LENS, BOTTLE] = [productId(1001), productId(2001)]

const shop = openCommerce(usualCatalogue({
  prices: [
    aPriceEntry({ productId: 1001, current: 5000 }),
    aPriceEntry({ productId: 1001, currency: 'EUR', current: 4800 }),
    aPriceEntry({ productId: 2001, current: 1200 }),
    aPriceEntry({ productId: 1001, priceChannel: SPRING, current: 4500 }),
    aPriceEntry({ productId: 1001, priceChannel: 'iris-sale', current: 4600 }),
    aPriceEntry({ productId: 2001, priceChannel: SPRING, current: 1500 }),
  ],
  offers: [
    anOffer(), anOffer({ productId: 2001 }), anOffer({ fk: 'sale', offerChannel: 'iris-sale' }),
    anOffer({ fk: 'foreign', priceChannel: 'other-ch', offerChannel: 'iris-sale' }),
  ],
}))

/** Product, currency and cents of these products with these campaign keys. */
const costs = async (fks: readonly string[], ...productIds: readonly ReturnType<typeof productId>[]) =>
  (await value(currentPrices(shop.deps)({ productIds, priceChannel: 'iris-ch', fks })))
    .map((entry) => [entry.productId, entry.currency, entry.current])

describe('the current prices of products', () => {
  it('are the regular prices without a key, with an unknown one, or with one of another channel', async () => {
    for (const fks of [[], ['nonsense'], ['foreign']])
      expect(await costs(fks, LENS)).toEqual([[1001, 'CHF', 5000], [1001, 'EUR', 4800]])
  })

  it('are the offer’s if that is lower, for its product and currency alone', async () => {
    expect(await costs(['spring'], LENS, BOTTLE)).toEqual([[1001, 'CHF', 4500], [1001, 'EUR', 4800], [2001, 'CHF', 1200]])
  })

  it('are the lowest of several offers, in whatever order they are read', async () => {
    for (const fks of [['spring', 'sale'], ['sale', 'spring']])
      expect(await costs(fks, LENS)).toEqual([[1001, 'CHF', 4500], [1001, 'EUR', 4800]])
  })
})
