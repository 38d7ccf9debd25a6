import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { reorderOf } from '../../../support/reorder-of.ts'
import { makeReorder } from '../../../../application/commerce/reorder/reorder.ts'
import type { ReorderRequest } from '../../../../application/commerce/reorder/reorder-request.ts'
import type { AccountId } from '../../../../domain/customer/account-id.ts'
import type { Order } from '../../../../domain/order/order.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCoupon } from '../../../support/builders/coupon.ts'
import { aCatalogue } from '../../../support/builders/catalogue.ts'
import { anOrder } from '../../../support/builders/order.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { aProduct, productId } from '../../../support/builders/product.ts'
import { aSolution } from '../../../support/builders/solution.ts'
import { aStockRow } from '../../../support/builders/stock-row.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { MINUS_TWO, placeOrder } from '../../../support/purchase.ts'

const MINUS_THREE = { ...MINUS_TWO, sphere: -3 }
const USUAL = aProduct({ id: 1001 })
const FORMER = aProduct({ id: 1002, discontinued: true, replacementId: productId(1003) })
const SUCCESSOR = aProduct({ id: 1003 })
const DISCONTINUED = aProduct({ id: 1004, discontinued: true })
const HIDDEN = aProduct({ id: 1005, isActive: false })
const UNPRICED = aProduct({ id: 1006 })
const SCARCE = aProduct({ id: 1007 })
const OLD = aProduct({ id: 1008, discontinued: true, replacementId: productId(1009) })
const SOLD_OUT = aProduct({ id: 1009 })
const BOTTLE = aSolution({ id: 2009 })
const FROM_THE_CART = { type: 'recommendation', recommendationId: 'r-1', source: 'cart', itemPosition: 1 } as const
const MINE = 'account-1' as unknown as AccountId

/** One product has no price; two bottles and three packs of the scarce lens are left. */
const openShop = () =>
  openCommerce(
    aCatalogue({
      products: [USUAL, FORMER, SUCCESSOR, DISCONTINUED, HIDDEN, UNPRICED, SCARCE, OLD, SOLD_OUT, BOTTLE],
      prices: [1001, 1002, 1003, 1004, 1005, 1007, 1008, 1009, 2009].map((id) => aPriceEntry({ productId: id })),
      stock: [
        aStockRow(SCARCE, { option: MINUS_TWO, onHand: 3, stopOrder: true }),
        aStockRow(SOLD_OUT, { option: MINUS_TWO, onHand: 0, stopOrder: true }),
        aStockRow(BOTTLE, { onHand: 2, stopOrder: true }),
      ],
      coupons: [aCoupon()],
    }),
    { maxQuantity: 5, trialProductId: BOTTLE.id },
  )

const repeating = async (shop: ReturnType<typeof openShop>, order: Order, deps: Partial<Parameters<typeof makeReorder>[0]> = {}) => {
  const orders = { ...shop.deps.orders, order: () => async () => E.right(order) }
  const { token: cartToken } = await value(shop.createCart(GUEST, {}))
  const repeat = reorderOf(makeReorder({ ...shop.deps, orders, ...deps }))
  const again = (request: Partial<ReorderRequest> = {}) =>
    repeat({
      lastOrder: { _tag: 'ByToken', token: order.token }, cartToken, source: 'link', from: '192.0.2.1',
      ordered: [order.cartToken], ...request,
    })
  return { cartToken, again }
}

describe('a reorder into a cart with items', () => {
  it('reports each added line by its eye and packs, each missing one by its reason, and only successors that were added', async () => {
    const shop = openShop()
    const { cartToken, again } = await repeating(shop, anOrder({
      lines: [
        aLine({ product: USUAL, eye: 'right', quantity: 2 }), aLine({ product: USUAL, eye: 'left' }),
        aLine({ product: USUAL, eye: 'left', option: MINUS_THREE }),
        aLine(
          { product: FORMER, eye: 'right' },
        ), aLine({ product: DISCONTINUED }), aLine({ product: HIDDEN }), aLine({ product: UNPRICED }),
        aLine({ product: SCARCE, eye: 'right', quantity: 4 }),
        aLine({ product: OLD, eye: 'right' }), aLine({ product: SOLD_OUT, eye: 'right', option: MINUS_THREE }),
        aLine({ product: BOTTLE, quantity: 2 }), aLine({ product: BOTTLE, isTrial: true, unitPrice: 0 }),
      ],
    }))
    await value(shop.addToCart(GUEST, { token: cartToken, items: [
      { productId: USUAL.id, eye: 'right', option: MINUS_TWO, quantity: 1, createdFrom: FROM_THE_CART },
      { productId: USUAL.id, eye: 'right', option: MINUS_TWO, quantity: 1 },
      { productId: SCARCE.id, eye: 'right', option: MINUS_TWO, quantity: 2 },
    ] }))
    const { items, ...result } = await value(again())
    expect(items.map(({ productId: id, eye, option, quantity, total }) => [id, eye, option.sphere, quantity, total.cents])).toEqual([
      [1001, 'right', -2.25, 2, 10_000],
      [1001, 'left', -2.25, 1, 5000],
      [1003, 'right', -2.25, 1, 5000],
      [1007, 'right', -2.25, 1, 5000],
      [1009, 'right', -3, 1, 5000],
      [2009, undefined, undefined, 2, 10_000],
    ])
    expect(result).toStrictEqual({
      notReorderable: [
        { productId: 1004, reason: 'discontinued' },
        { productId: 1005, reason: 'not_for_sale' },
        { productId: 1001, reason: 'maximum_reached' },
        { productId: 1006, reason: 'not_for_sale' },
        { productId: 1007, reason: 'out_of_stock' },
        { productId: 1008, reason: 'out_of_stock' },
      ],
      switchedProducts: [{ from: 1002, to: 1003 }],
      addedTrialProducts: [],
      foundNonReorderableProducts: [1004, 1001, 1006, 1007, 1008],
    })
    const { lines } = await value(shop.getCart(GUEST, { token: cartToken }))
    expect(lines.map((line) => [line.productId, line.eye, line.quantity, line.isTrial])).toEqual([
      [1001, 'right', 1, false], [1001, 'right', 3, false], [1007, 'right', 3, false], [2009, undefined, 1, true],
      [1001, 'left', 1, false], [1003, 'right', 1, false], [1009, 'right', 1, false], [2009, undefined, 2, false],
    ])
  })
})

describe('the caller of a reorder', () => {
  it('may be a customer who ordered it as a guest', async () => {
    const { again } = await repeating(openShop(), anOrder({ lines: [aLine({ product: USUAL })] }))
    expect((await value(again({ accountId: MINE }))).items).toHaveLength(1)
  })

  it('is never a guest by a number, not even of a guest’s order', async () => {
    const shop = openShop()
    const { token } = await placeOrder(shop)
    await value(shop.createPayment({ ...GUEST, publicUrl: 'https://iris.example', locale: 'de' }, { token }))
    for (const attempt of shop.paymentProvider.attempts()) await value(shop.recordNotice(shop.paymentProvider.notice(attempt, 'paid')))
    const order = await value(shop.deps.orders.order(token))
    const { again } = await repeating(shop, order)
    expect((await value(again())).items).toHaveLength(1)
    const byNumber = { lastOrder: { _tag: 'ById', internalOrderId: String(order.id) } } as const
    expect(await refusal(again(byNumber))).toEqual({ _tag: 'ReorderNotPossible' })
  })
})

describe('a reorder during a read failure', () => {
  it('reports the failure, and not that the order cannot be repeated', async () => {
    const shop = openShop()
    const silent = () => TE.left({ _tag: 'ServiceUnavailable' } as const)
    const order = anOrder({ lines: [aLine({ product: USUAL })] })
    const without = [
      { carts: { ...shop.deps.carts, cart: silent } },
      { orders: { ...shop.deps.orders, order: silent } },
      { coupons: { ...shop.deps.coupons, standing: silent } },
    ]
    for (const deps of without) {
      const { again } = await repeating(shop, order, deps)
      expect(await refusal(again({ couponCode: 'SAVE10' }))).toEqual({ _tag: 'ServiceUnavailable' })
    }
  })
})
