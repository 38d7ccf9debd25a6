import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makeChangeLineQuantity } from '../../../../application/storefront/cart/change-line-quantity.ts'
import type { Shop } from '../../../../application/storefront/shop/shop.ts'
import type { Stock } from '../../../../domain/stock/stock.ts'
import { anAddress } from '../../../support/builders/address.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { aSolution } from '../../../support/builders/solution.ts'
import { fakeStorefront } from '../../../support/fake-storefront.ts'

const line = aLine({ quantity: 1 })
type StockOf = Shop['delivery']['getDeliveryDates']
const stockOf = (stock: Stock): StockOf => () => TE.right([{ variantId: line.variantId, stock }])

/** A visitor whose cart of one pack is already loaded. */
const withCart = (getDeliveryDates: StockOf, quantity = 1) => {
  const fake = fakeStorefront({ getDeliveryDates }, cartToken('1'))
  const cart = aCart({ lines: [aLine({ quantity })] })
  fake.store.received(fake.store.requested(), cart)
  return { ...fake, cart, change: makeChangeLineQuantity(fake) }
}

describe('changing the quantity of a line', () => {
  it('CC-QTY-12 requests the stock for the new quantity before the change is sent', async () => {
    const { calls, change } = withCart(stockOf({ onHand: 9, stopOrder: true }))
    await change('line-1', 5)()
    expect(calls).toEqual([['stock', 5], ['update', 5]])
  })

  it('CC-QTY-08 CC-QTY-12 sends nothing that a stop order forbids, reports how many are left and leaves the cart unchanged', async () => {
    const { calls, change, store, cart } = withCart(stockOf({ onHand: 3, stopOrder: true }))
    expect(await change('line-1', 5)()).toEqual(E.left({ _tag: 'StopOrder', stock: 3 }))
    expect(calls).toEqual([['stock', 5]])
    expect(store.view()).toMatchObject({ cart, waiting: false, failure: { _tag: 'StopOrder', stock: 3 } })
  })

  it('reduces to the remaining stock, and sends any quantity of a lens that is still delivered', async () => {
    const lowered = withCart(stockOf({ onHand: 3, stopOrder: true }), 5)
    expect(E.isRight(await lowered.change('line-1', 3)())).toBe(true)
    const delivered = withCart(stockOf({ onHand: 0, stopOrder: false }))
    expect(E.isRight(await delivered.change('line-1', 5)())).toBe(true)
  })

  it('leaves the decision to the shop when the stock is unknown or the line is not known here', async () => {
    const silent = withCart(() => TE.left({ _tag: 'ServiceUnavailable' }))
    await silent.change('line-1', 5)()
    expect(silent.names()).toEqual(['stock', 'update'])
    await silent.change('line-7', 5)()
    expect(silent.names()).toEqual(['stock', 'update', 'update'])
    const unlimited = withCart(() => TE.right([]))
    expect(E.isRight(await unlimited.change('line-1', 5)())).toBe(true)
    const early = fakeStorefront({}, cartToken('1'))
    await makeChangeLineQuantity(early)('line-1', 5)()
    expect([unlimited.names(), early.names()]).toEqual([['stock', 'update'], ['update']])
  })

  it('AS-CALL-39 requests the stock of that line only, with the shipping method of the cart', async () => {
    const requests: unknown[] = []
    const fake = fakeStorefront({ getDeliveryDates: (sent) => { requests.push(sent); return TE.right([]) } }, cartToken('1'))
    const bottle = aLine({ product: aSolution(), option: {} })
    fake.store.received(fake.store.requested(), aCart({ lines: [line, bottle], shippingAddress: anAddress({ countryCode: 'DE' }) }))
    await makeChangeLineQuantity(fake)('line-2', 2)()
    expect(requests)
      .toMatchObject([{ questions: [{ productId: bottle.productId, option: {}, quantity: 2 }], shipment: { country: 'DE' } }])
  })
})
