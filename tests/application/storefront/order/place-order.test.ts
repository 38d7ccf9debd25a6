import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makePlaceOrder } from '../../../../application/storefront/order/place-order.ts'
import { makeOrderToken } from '../../../../domain/order/order-token.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { made } from '../../../support/builders/made.ts'
import { consentTo } from '../../../support/consent-to.ts'
import { fakeShop, type GivenOperations } from '../../../support/fake-shop.ts'
import { fakeStorefront } from '../../../support/fake-storefront.ts'

const T = cartToken('1')
const ORDERED = made(makeOrderToken('order-1'.padEnd(22, '_')))
const CONSENT = consentTo(aCart())

/** A shop that can only place an order; no other part of its response may be required. */
const placing = ({ order, payment }: Pick<GivenOperations, 'order' | 'payment'>) => {
  const fake = fakeStorefront({}, T)
  const cart = aCart({ lines: [aLine()] })
  fake.store.received(fake.store.requested(), cart)
  const shop = fakeShop({
    order: { createOrder: () => TE.right(ORDERED), ...order }, payment: { createPayment: () => TE.right(undefined), ...payment },
  })
  const traces = { clear: () => {}, setOrdered: () => {}, clearOrdered: () => {}, ordered: () => undefined }
  return { ...fake, cart, place: makePlaceOrder({ ...fake, shop, traces }) }
}

describe('placing the order', () => {
  it('CC-COOKIE-01 removes the cart once it is placed, and keeps it otherwise', async () => {
    const placed = placing({})
    await placed.place(CONSENT)()
    expect([placed.keeper.read(), placed.store.view().cart]).toEqual([undefined, undefined])
    const refused = placing({ order: { createOrder: () => TE.left({ _tag: 'TermsNotAccepted' }) } })
    expect(await refused.place(CONSENT)()).toEqual(E.left({ _tag: 'TermsNotAccepted' }))
    expect([refused.keeper.read(), refused.store.view().cart]).toEqual([T, refused.cart])
  })

  it('CC-CALL-23 needs only the token of the response', async () => {
    expect(await placing({}).place(CONSENT)()).toStrictEqual(E.right({ orderToken: ORDERED }))
  })

  it('succeeds when the payment page cannot be opened', async () => {
    const { place, keeper } = placing({ payment: { createPayment: () => TE.left({ _tag: 'ServiceUnavailable' }) } })
    expect(await place(CONSENT)()).toEqual(E.right({ orderToken: ORDERED }))
    expect(keeper.read()).toBeUndefined()
  })
})
