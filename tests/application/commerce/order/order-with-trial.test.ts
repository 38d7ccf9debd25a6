import { describe, expect, it } from 'vitest'
import type { OrderRepository } from '../../../../application/commerce/order/order-repository.port.ts'
import { makePlaceCartOrder } from '../../../../application/commerce/order/place-cart-order.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import type { Commerce } from '../../../support/commerce.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { aSolution } from '../../../support/builders/solution.ts'
import { aStockRow, aVariantId } from '../../../support/builders/stock-row.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { checkOutTo, filledCart, LENS, lensItem, MINUS_TWO, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'

const TRAVEL = aSolution({ id: 2009, title: 'Travel size' })
const travel = aVariantId(TRAVEL)

/** A shop with few trials left that are no longer made. */
const openShop = ({ lenses = 20, trials = 1 } = {}): Commerce =>
  openCommerce(
    usualCatalogue({
      products: [LENS, SOLUTION, TRAVEL],
      prices: [2009, 2001, 1001].map((productId) => aPriceEntry({ productId, current: 5000 })),
      stock: [
        aStockRow(LENS, { option: MINUS_TWO, onHand: lenses, stopOrder: true }),
        aStockRow(SOLUTION), aStockRow(TRAVEL, { onHand: trials, stopOrder: true }),
      ],
    }),
    { trialProductId: TRAVEL.id },
  )
const order = (shop: Commerce, { token, totals }: Awaited<ReturnType<typeof checkOutTo>>) =>
  shop.placeCartOrder(token, { termsAccepted: true, expectedTotal: totals.total })
const onHand = async (shop: Commerce) => (await value(shop.storage.stock.stockOf([travel]))).get(travel)?.onHand

describe('ordering with a trial', () => {
  it('leaves out a trial that sold out meanwhile, at the same total, and never rejects the order for it', async () => {
    const shop = openShop()
    const [first, second] = [await checkOutTo(shop, 'payment'), await checkOutTo(shop, 'payment')]
    expect([first, second].map(({ lines }) => lines.filter(({ isTrial }) => isTrial).length)).toEqual([1, 1])
    const served = await value(order(shop, first))
    const other = await value(order(shop, second))
    expect(served.lines.map(({ productId }) => productId)).toEqual([1001, 2009])
    expect(other.lines.map(({ productId }) => productId)).toEqual([1001])
    expect(other.totals).toEqual(served.totals)
    expect(await onHand(shop)).toBe(0)
    expect(await value(order(shop, second))).toEqual(other)
  })

  it('serves all simultaneous orders, and the trial once', async () => {
    const shop = openShop()
    const carts = await Promise.all(Array.from({ length: 10 }, () => checkOutTo(shop, 'payment')))
    const orders = await Promise.all(carts.map((cart) => value(order(shop, cart))))
    expect(orders.flatMap(({ lines }) => lines).filter(({ isTrial }) => isTrial)).toHaveLength(1)
    expect(await onHand(shop)).toBe(0)
  })

  it('F-M07: gives an e-mail address the trial of a product once, in any spelling and from any number of carts', async () => {
    const shop = openShop({ trials: 9 })
    const carts = [await checkOutTo(shop, 'payment'), await checkOutTo(shop, 'payment'), await checkOutTo(shop, 'payment')]
    await value(shop.setEmail(carts[1]?.token ?? carts[0]!.token, 'Erika+2@example.ch'))
    await value(shop.setEmail(carts[2]?.token ?? carts[0]!.token, 'franz@example.ch'))
    const orders = await Promise.all(carts.map((cart) => value(order(shop, cart))))
    expect(orders.map(({ lines }) => lines.filter(({ isTrial }) => isTrial).length)).toEqual([1, 0, 1])
    expect(await onHand(shop)).toBe(7)
  })

  it('F-M07: removes it from the cart with its lens, and adds one with another lens', async () => {
    const shop = openShop({ trials: 9 })
    const token = await filledCart(shop, [lensItem(), lensItem({ eye: 'left' }), { productId: SOLUTION.id, option: {}, quantity: 1 }])
    const [right] = (await value(shop.getCart(GUEST, { token }))).lines
    const left = await value(shop.removeFromCart(GUEST, { token, itemId: right?.id ?? '' }))
    expect(left.lines.map(({ productId, isTrial }) => [productId, isTrial])).toEqual([[1001, false], [2001, false]])
    const again = await value(shop.addToCart(GUEST, { token, items: [lensItem()] }))
    expect(again.lines.filter(({ isTrial }) => isTrial)).toHaveLength(1)
  })

  it('leaves out a trial that is taken between reading the stock and reserving it', async () => {
    const shop = openShop()
    const [first, second] = [await checkOutTo(shop, 'payment'), await checkOutTo(shop, 'payment')]
    const others = [first]
    const orders: OrderRepository = {
      ...shop.deps.orders,
      place: (token, decide) => async () => {
        for (const other of others.splice(0)) await value(order(shop, other))
        return shop.deps.orders.place(token, decide)()
      },
    }
    const { lines } = await value(makePlaceCartOrder({ ...shop.deps, orders })(second.token, { termsAccepted: true }))
    expect(lines.map(({ productId }) => productId)).toEqual([1001])
    expect(await onHand(shop)).toBe(0)
  })

  it('retries only for a trial that may be sold out', async () => {
    const shop = openShop({ lenses: 1 })
    let tries = 0
    const orders: OrderRepository = {
      ...shop.deps.orders,
      place: (token, decide) => {
        tries += 1
        return shop.deps.orders.place(token, decide)
      },
    }
    const place = makePlaceCartOrder({ ...shop.deps, orders })
    const [first, plain] = [await checkOutTo(shop, 'payment'), await checkOutTo(shop, 'payment')]
    await value(shop.optOutOfProducts(GUEST, { token: plain.token }))
    expect(await refusal(place(first.token, { termsAccepted: false }))).toEqual({ _tag: 'TermsNotAccepted' })
    expect(tries).toBe(1)
    await value(place(first.token, { termsAccepted: true }))
    expect(await refusal(place(plain.token, { termsAccepted: true }))).toEqual({ _tag: 'SoldOut' })
    expect(tries).toBe(3)
  })

  it('still rejects the order for the lens itself', async () => {
    const shop = openShop({ lenses: 1 })
    const [first, second] = [await checkOutTo(shop, 'payment'), await checkOutTo(shop, 'payment')]
    await value(order(shop, first))
    expect(await refusal(order(shop, second))).toEqual({ _tag: 'SoldOut' })
  })
})
