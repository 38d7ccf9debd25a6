import { describe, expect, it } from 'vitest'
import { chf } from '../../../support/builders/money.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { aSolution } from '../../../support/builders/solution.ts'
import { aStockRow } from '../../../support/builders/stock-row.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { checkOutTo, filledCart, LENS, lensItem, MINUS_TWO, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'

const TRAVEL = aSolution({ id: 2009, title: 'Travel size' })

const openShop = ({ onHand = 5, isSetUp = true } = {}) =>
  openCommerce(
    usualCatalogue({
      products: [LENS, SOLUTION, TRAVEL],
      prices: [2009, 2001, 1001].map((productId) => aPriceEntry({ productId, current: 5000 })),
      stock: [aStockRow(LENS, { option: MINUS_TWO }), aStockRow(SOLUTION), aStockRow(TRAVEL, { onHand })],
    }),
    isSetUp ? { trialProductId: TRAVEL.id } : {},
  )

const bottle = { productId: SOLUTION.id, option: {}, quantity: 1 }

describe('a trial', () => {
  it('is added with the first lens, once, free and as a single pack', async () => {
    const shop = openShop()
    const token = await filledCart(shop, [bottle])
    expect((await value(shop.getCart(GUEST, { token }))).lines).toHaveLength(1)
    const cart = await value(shop.addToCart(GUEST, { token, items: [lensItem()] }))
    expect(cart.lines.map(({ productId, isTrial }) => [productId, isTrial])).toEqual([
      [2001, false], [1001, false], [2009, true],
    ])
    expect(cart.lines[2]).toMatchObject({ quantity: 1, total: chf(0), websiteUnitPrice: chf(0) })
    expect(cart.totals.total).toEqual(chf(10_000))
    expect((await value(shop.addToCart(GUEST, { token, items: [lensItem({ eye: 'left' })] }))).lines.filter(({ isTrial }) => isTrial))
      .toHaveLength(1)
    expect(await refusal(shop.updateCartQuantity(GUEST, { token, itemId: cart.lines[2]?.id ?? '', quantity: 2 })))
      .toEqual({ _tag: 'AboveMaximum', maximum: 1 })
  })

  it('is not added if none is configured or none is in stock', async () => {
    for (const shop of [openShop({ isSetUp: false }), openShop({ onHand: 0 })])
      expect((await value(shop.getCart(GUEST, { token: await filledCart(shop) }))).lines).toHaveLength(1)
  })

  it('is removed from the cart with the last purchased item', async () => {
    const shop = openShop()
    const token = await filledCart(shop)
    const { lines } = await value(shop.getCart(GUEST, { token }))
    expect((await value(shop.removeFromCart(GUEST, { token, itemId: lines[0]?.id ?? '' }))).lines).toEqual([])
  })

  it('CC-GIFT-05 is removed when it is declined, and not added again with another lens', async () => {
    const shop = openShop()
    const token = await filledCart(shop)
    expect((await value(shop.optOutOfProducts(GUEST, { token }))).lines.some(({ isTrial }) => isTrial)).toBe(false)
    expect((await value(shop.getCart(GUEST, { token }))).lines.map(({ productId }) => productId)).toEqual([1001])
    const again = await value(shop.addToCart(GUEST, { token, items: [lensItem({ eye: 'left' })] }))
    expect(again.lines.map(({ productId, eye }) => [productId, eye])).toEqual([[1001, 'right'], [1001, 'left']])
    expect((await value(shop.optOutOfProducts(GUEST, { token }))).lines).toHaveLength(2)
    const { token: other } = await value(shop.createCart(GUEST, {}))
    expect((await value(shop.addToCart(GUEST, { token: other, items: [lensItem()] }))).lines).toHaveLength(2)
  })

  it('is ordered with the rest and taken from stock', async () => {
    const shop = openShop()
    const cart = await checkOutTo(shop, 'payment')
    const order = await value(shop.placeCartOrder(cart.token, { termsAccepted: true, expectedTotal: cart.totals.total }))
    expect(order.lines.map(({ isTrial }) => isTrial)).toEqual([false, true])
    const repository = await value(shop.storage.stock.stockOf(order.lines.map(({ variantId }) => variantId)))
    expect([...repository.values()].map(({ onHand }) => onHand)).toContain(4)
  })
})
