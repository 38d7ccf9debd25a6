import { describe, expect, it } from 'vitest'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { aProduct, sphericalSpace } from '../../../support/builders/product.ts'
import { aSolution } from '../../../support/builders/solution.ts'
import { aStockRow } from '../../../support/builders/stock-row.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { filledCart, LENS, lensItem, MINUS_TWO, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'
import { cartToken } from '../../../support/builders/cart.ts'

const care = aSolution({ id: 2002, position: 3 })
const drops = aSolution({ id: 2003, category: 'eye_care', categoryPath: 'eye_care', position: 2 })
const soldOut = aSolution({ id: 2004 })
const former = aSolution({ id: 2005, discontinued: true })
const unpriced = aSolution({ id: 2006 })
const chosen = aSolution({ id: 2007, space: sphericalSpace })
const glasses = aSolution({ id: 2008, category: 'sunglasses', categoryPath: 'sunglasses' })
const otherPack = aSolution({ id: 2009, group: { key: SOLUTION.group.key } })
const neverStocked = aSolution({ id: 2010, position: 4 })
const otherLens = aProduct({ id: 1002 })

const openShop = () =>
  openCommerce(
    usualCatalogue({
      products: [LENS, SOLUTION, care, drops, soldOut, former, unpriced, otherLens, chosen, glasses, otherPack, neverStocked],
      prices: [1001, 1002, 2001, 2002, 2003, 2004, 2005, 2007, 2008, 2009, 2010]
        .map((productId) => aPriceEntry({ productId, current: 1200 })),
      stock: [
        aStockRow(LENS, { option: MINUS_TWO }), aStockRow(SOLUTION), aStockRow(care), aStockRow(drops),
        aStockRow(soldOut, { onHand: 0, stopOrder: true }),
      ],
    }),
  )

describe('recommendations for a cart', () => {
  it('CC-RECO-03 are care and drops for lenses, numbered from 1, without products in the cart or unavailable ones', async () => {
    const shop = openShop()
    const token = await filledCart(shop, [lensItem(), { productId: SOLUTION.id, option: {}, quantity: 1 }])
    const { recommendationId, category, products } = await value(shop.getRecommendations(GUEST, { cart: { token } }))
    expect(recommendationId.length).toBeGreaterThan(0)
    expect(category).toBe('lenscare')
    expect(products.map(({ position, card }) => [position, card.product.id])).toEqual([[1, 2003], [2, 2002], [3, 2010]])
    const withoutBottle = await value(shop.getRecommendations(GUEST, { cart: { token: await filledCart(shop) } }))
    expect(withoutBottle.products.map(({ card }) => card.product.id)).toContain(2001)
  })

  it('are empty for a bottle alone, and for an unknown cart', async () => {
    const shop = openShop()
    const token = await filledCart(shop, [{ productId: SOLUTION.id, option: {}, quantity: 1 }])
    expect((await value(shop.getRecommendations(GUEST, { cart: { token } }))).products).toEqual([])
    expect(await refusal(shop.getRecommendations(GUEST, { cart: { token: cartToken('nobody') } })))
      .toEqual({ _tag: 'NotFound', what: 'cart' })
  })
})
