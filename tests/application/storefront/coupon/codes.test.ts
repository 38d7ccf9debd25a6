import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makeChangeCart } from '../../../../application/storefront/cart/change-cart.ts'
import { openCartQueue } from '../../../../application/storefront/cart/cart-queue.ts'
import { createSignal } from '../../../../application/signal.ts'
import { UNKNOWN_CART } from '../../../../application/storefront/cart/current-cart-signal.ts'
import { openCartStore } from '../../../../application/storefront/cart/cart-store.ts'
import { makeApplyCoupon } from '../../../../application/storefront/coupon/apply-coupon.ts'
import { makeSetMilesNumber } from '../../../../application/storefront/loyalty/set-miles-number.ts'
import type { Cart } from '../../../../domain/cart/cart.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCart } from '../../../support/builders/cart.ts'
import { fakeShop } from '../../../support/fake-shop.ts'

/** A visitor with a cart in the store, and a shop that records its requests. */
const visitor = (respond: TE.TaskEither<Failure, Cart>) => {
  const requests: string[] = []
  const cart = aCart({ lines: [aLine()], coupon: { code: 'SAVE10' } })
  const writableSignal = createSignal(UNKNOWN_CART)
  const store = openCartStore({ signal: writableSignal })
  store.received(store.requested(), cart)
  const shop = fakeShop({
    checkout: {
      updateOrder: ({ change }) => {
        requests.push(JSON.stringify(change))
        return respond
      },
      deleteCouponCode: () => {
        requests.push('no coupon')
        return respond
      },
    },
  })
  const keeper = { read: () => cart.token, store: () => {}, clear: () => {} }
  const changeCart = makeChangeCart({ store, keeper, queue: openCartQueue() })
  const deps = { shop, changeCart }
  return {
    requests, cart, known: writableSignal, store, apply: makeApplyCoupon(deps),
    remove: () => changeCart((token) => shop.checkout.deleteCouponCode({ token })),
    give: makeSetMilesNumber(deps),
  }
}

describe('codes on the visitor’s cart', () => {
  it('CC-COUPON-02 end in the rejection itself and keep the cart unchanged', async () => {
    const refused: Failure = { _tag: 'Declined', by: 'violation', text: 'm' }
    const { apply, store, cart } = visitor(TE.left(refused))
    expect(await apply('SAVE10')()).toEqual(E.left(refused))
    expect(store.view().cart).toBe(cart)
  })

  it('CC-COUPON-03 send no request with a space in them', async () => {
    const { apply, requests } = visitor(TE.right(aCart()))
    expect(await apply('SAVE 10')()).toEqual(E.left({ _tag: 'InvalidCouponCode' }))
    expect(await apply('')()).toEqual(E.left({ _tag: 'InvalidCouponCode' }))
    expect(requests).toEqual([])
    await apply(' SAVE10 ')()
    expect(requests).toEqual(['{"_tag":"Coupon","code":"SAVE10"}'])
  })

  it('CC-COUPON-10 keep a coupon visible until it is removed, and also when removing failed', async () => {
    const failing = visitor(TE.left({ _tag: 'ServiceUnavailable' }))
    const seen: (string | undefined)[] = []
    failing.known.subscribe(() => { seen.push(failing.known.now().cart?.coupon?.code) })
    expect(await failing.remove()()).toEqual(E.left({ _tag: 'ServiceUnavailable' }))
    expect(failing.requests).toEqual(['no coupon'])
    expect(new Set(seen)).toEqual(new Set(['SAVE10']))
    const { remove, store } = visitor(TE.right(aCart({ lines: [aLine()] })))
    await remove()()
    expect(store.view().cart).not.toHaveProperty('coupon')
  })

  it('CC-MILES-12 AS-MILES-02 send no request with an invalid number', async () => {
    const { give, requests } = visitor(TE.right(aCart()))
    for (const wrong of ['1234', '9999123456789012', '992112345678901', 'A'])
      expect(await give(wrong)()).toEqual(E.left({ _tag: 'InvalidMilesNumber' }))
    expect(requests).toEqual([])
    await give('9999-1234-5678-901')()
    expect(requests).toEqual(['{"_tag":"MilesNumber","number":"999912345678901"}'])
  })
})
