import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makeCartTokenKeeper } from '../../../../adapters/cookies/cart-token-keeper.ts'
import { makePurchaseTraces } from '../../../../adapters/cookies/purchase-traces.ts'
import { requestCookies } from '../../../../adapters/cookies/request-cookies.ts'
import { openCartStore } from '../../../../application/storefront/cart/cart-store.ts'
import { makePlaceOrder } from '../../../../application/storefront/order/place-order.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { orderToken } from '../../../support/builders/order.ts'
import { consentTo } from '../../../support/consent-to.ts'
import { fakeShop } from '../../../support/fake-shop.ts'
import { refusal, value } from '../../../support/outcome.ts'

const CLEARED = ['vsf-atc', 'vsf-delivery', 'vsf-tracking', 'vsf-email-reorder', 'vsf-login-link']

const open = (failure?: Failure) => {
  const header = [...CLEARED, 'vsf-uid'].map((name) => `${name}=x`).join('; ')
  const jar = requestCookies(`cart_id=${cartToken('1')}; ${header}`, { secure: false })
  const place = makePlaceOrder({
    shop: fakeShop({
      order: { createOrder: () => (failure === undefined ? TE.right(orderToken('1')) : TE.left(failure)) },
      payment: { createPayment: () => TE.right(undefined) },
    }),
    keeper: makeCartTokenKeeper(jar),
    store: openCartStore(),
    traces: makePurchaseTraces(jar),
  })
  const again = () => place(consentTo(aCart()))
  return { jar, order: again(), again }
}

const readStored = (jar: ReturnType<typeof open>['jar']) =>
  [...CLEARED, 'cart_id', 'vsf-uid'].filter((name) => jar.get({ name }) !== undefined)

describe('after an order', () => {
  it('CC-COOKIE-02 the cookies of the purchase are cleared, and the identity of the visitor stays', async () => {
    const { jar, order } = open()
    await value(order)
    expect(readStored(jar)).toEqual(['vsf-uid'])
    for (const name of [...CLEARED, 'cart_id'])
      expect(jar.changes().some((line) => line.startsWith(`${name}=;`) && line.includes('Max-Age=0'))).toBe(true)
  })

  it('F-B01 the order is remembered for an hour, and returned for a repeated click', async () => {
    const { jar, order, again } = open()
    const { orderToken: placed } = await value(order)
    expect(jar.changes()).toContainEqual(expect.stringMatching(`^vsf-order=${placed}; .*Max-Age=3600`))
    expect((await value(again())).orderToken).toBe(placed)
  })

  it('an order that was rejected clears nothing', async () => {
    const { jar, order } = open({ _tag: 'TermsNotAccepted' })
    await refusal(order)
    expect(readStored(jar)).toEqual(expect.arrayContaining([...CLEARED, 'cart_id', 'vsf-uid']))
    expect(jar.changes()).toEqual([])
  })
})
