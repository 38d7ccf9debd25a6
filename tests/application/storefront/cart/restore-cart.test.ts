import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openCartQueue } from '../../../../application/storefront/cart/cart-queue.ts'
import { openCartStore } from '../../../../application/storefront/cart/cart-store.ts'
import { makeRestoreCart } from '../../../../application/storefront/cart/restore-cart.ts'
import { openHeadlessShop } from '../../../../adapters/composition/headless/open-headless-shop.ts'
import type { Cart, CartToken } from '../../../../domain/cart/cart.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import type { CartLinkToken } from '../../../../domain/cart/cart-link.ts'
import { cartLinkToken } from '../../../support/builders/cart-link.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { fakeShop } from '../../../support/fake-shop.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { openPurchaseTraces } from '../../../support/purchase-traces.ts'
import { GUEST } from '../../../support/commerce.ts'

/** A link to an abandoned cart, the cart it restores, and the current one. */
const [LINK, A, C] = [cartLinkToken('A'), cartToken('A'), cartToken('C')]
const full = (token: CartToken) => aCart({ token, lines: [aLine()] })

const openFront = (
  latest: CartToken | undefined,
  failing: Partial<Record<'merge' | 'setCurrent', Failure>> = {},
  latestCart: Cart = full(C),
) => {
  let signedIn = false
  const calls: unknown[] = []
  let storedToken = latest
  const store = openCartStore()
  const recordCall = (call: unknown, cart: Cart, failure: Failure | undefined): TE.TaskEither<Failure, Cart> => async () => {
    calls.push(call)
    return (failure === undefined ? TE.right(cart) : TE.left(failure))()
  }
  const restore = makeRestoreCart({
    shop: fakeShop({
      cart: {
        mergeAbandonedCart: (carts) => recordCall({ merge: carts }, full(C), failing.merge),
        setCurrentCart: (current) => recordCall({ setCurrent: current }, full(A), failing.setCurrent),
        getCart: ({ token }) => recordCall({ cart: token }, token === C ? latestCart : full(token), undefined),
      },
      order: { getOrderOfCart: () => TE.left<Failure>({ _tag: 'NotFound', what: 'order' }) },
    }),
    keeper: { read: () => storedToken, store: (token) => { storedToken = token }, clear: () => { storedToken = undefined } },
    store,
    queue: openCartQueue(),
    traces: openPurchaseTraces(),
    signedInKeeper: { isSet: () => signedIn, endsAt: () => undefined, clear: () => {} },
  })
  return {
    calls, store, storedToken: () => storedToken,
    restore: (link: CartLinkToken, visitor: { readonly signedIn: boolean }) => {
      signedIn = visitor.signedIn
      return restore(link)
    },
  }
}

describe('restoring an abandoned cart', () => {
  it('CC-ABAND-01 merges it into the current cart when signed in', async () => {
    const front = openFront(C)
    expect((await value(front.restore(LINK, { signedIn: true }))).token).toBe(C)
    expect(front.calls).toEqual([{ merge: { abandoned: LINK, latest: C } }])
    expect(front.storedToken()).toBe(C)
    expect(front.store.view().cart?.token).toBe(C)
  })

  it('CC-ABAND-02 makes it the current cart of a guest', async () => {
    const front = openFront(undefined)
    expect((await value(front.restore(LINK, { signedIn: false }))).token).toBe(A)
    expect(front.calls).toEqual([{ setCurrent: { link: LINK } }])
    expect(front.storedToken()).toBe(A)
    expect(front.store.view().cart?.token).toBe(A)
  })

  it('CC-ROUTE-13 requests nothing about the visitor before it merges or takes over', async () => {
    for (const signedIn of [true, false]) {
      const front = openFront(C)
      await value(front.restore(LINK, { signedIn }))
      expect(Object.keys(front.calls[0] as object)).toEqual([signedIn ? 'merge' : 'setCurrent'])
    }
  })

  it('takes it over when signed in without a current cart, or when that one no longer exists', async () => {
    expect((await value(openFront(undefined).restore(LINK, { signedIn: true }))).token).toBe(A)
    const completed = openFront(C, { merge: { _tag: 'CartCompleted' } }, aCart({ token: C, checkoutState: 'completed' }))
    expect((await value(completed.restore(LINK, { signedIn: true }))).token).toBe(A)
    expect(completed.storedToken()).toBe(A)
  })

  it('takes it over when the shop does not find the current one, but not when it merely cannot be merged', async () => {
    const ordered = aCart({ token: C, checkoutState: 'completed' })
    const unknown = openFront(C, { merge: { _tag: 'NotFound', what: 'cart' } }, ordered)
    expect((await value(unknown.restore(LINK, { signedIn: true }))).token).toBe(A)
    for (const [merge, current] of [
      [{ _tag: 'ServiceUnavailable' }, ordered], [{ _tag: 'NotFound', what: 'cart' }, full(C)], [{ _tag: 'CartCompleted' }, full(C)],
    ] as const) {
      const front = openFront(C, { merge }, current)
      expect(await refusal(front.restore(LINK, { signedIn: true }))).toEqual(merge)
      expect(front.calls.filter((call) => Object.keys(call as object).includes('setCurrent'))).toEqual([])
    }
  })

  it('sends the current cart, so that nothing in it is lost', async () => {
    const front = openFront(C)
    await value(front.restore(LINK, { signedIn: false }))
    expect(front.calls).toEqual([{ setCurrent: { link: LINK, latest: C } }])
  })

  it('CC-ABAND-05 keeps the visitor’s own cart, or none, when the link leads to an ordered or unknown one', async () => {
    for (const failure of [{ _tag: 'CartCompleted' }, { _tag: 'NotFound', what: 'cart' }] as const) {
      const front = openFront(C, { setCurrent: failure, merge: failure })
      expect(await refusal(front.restore(LINK, { signedIn: false }))).toEqual(failure)
      expect(await refusal(front.restore(LINK, { signedIn: true }))).toEqual(failure)
      expect(front.storedToken()).toBe(C)
      expect(front.store.view().cart?.token).toBe(C)
      const without = openFront(undefined, { setCurrent: failure })
      expect(await refusal(without.restore(LINK, { signedIn: false }))).toEqual(failure)
      expect([without.storedToken(), without.store.view().cart]).toEqual([undefined, undefined])
    }
  })

  it('T7 CC-ABAND-05 shows a stranger the items, and no data of the shopper who left them', async () => {
    const shop = openHeadlessShop()
    const shopper = shop.visitor()
    const lens = (await shopper.search('Biofinity'))[0]?.product
    if (lens === undefined) throw new Error('No lens')
    await shopper.addToCart({ productId: lens.id, eye: 'right', option: { sphere: -2.25, radius: 8.6, diameter: 14 }, quantity: 1 })
    const { token } = await shopper.setEmail('erika@example.ch')
    const stranger = shop.visitor()
    const seen = await stranger.restoreCart(await value(shop.commerce.shop(GUEST).cart.createCartLink({ token })))
    expect(seen.lines).toHaveLength(1)
    expect(stranger.cartToken()).not.toBe(token)
    expect(JSON.stringify(seen)).not.toContain('erika')
    expect((await stranger.enterCheckout('payment')).decision).toEqual({ _tag: 'Redirect', to: 'customer' })
  })
})
