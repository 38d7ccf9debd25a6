import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { openCartQueue } from '../../../../application/storefront/cart/cart-queue.ts'
import { openCartStore } from '../../../../application/storefront/cart/open-cart-store.ts'
import { makeRestoreCart } from '../../../../application/storefront/cart/restore-cart.ts'
import { openHeadlessShop } from '../../../../adapters/composition/headless/open-headless-shop.ts'
import type { Cart, CartToken } from '../../../../domain/cart/cart.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { refusal, value } from '../../../support/outcome.ts'

const [A, C] = [cartToken('A'), cartToken('C')]
const full = (token: CartToken) => aCart({ token, lines: [aLine()] })

const openFront = (latest: CartToken | undefined, failing: Partial<Record<'merge' | 'setCurrent', Failure>> = {}, latestCart: Cart = full(C)) => {
  let signedIn = false
  const calls: unknown[] = []
  let kept = latest
  const store = openCartStore()
  const unasked = () => TE.left<Failure, never>({ _tag: 'ServiceUnavailable' })
  const told = (call: unknown, cart: Cart, failure: Failure | undefined): TE.TaskEither<Failure, Cart> => async () => {
    calls.push(call)
    return (failure === undefined ? TE.right(cart) : TE.left(failure))()
  }
  const restore = makeRestoreCart({
    abandonedCarts: {
      merge: (carts) => told({ merge: carts }, full(C), failing.merge),
      setCurrent: (token) => told({ setCurrent: token }, full(token), failing.setCurrent),
    },
    carts: { create: unasked, cart: (token) => told({ cart: token }, token === C ? latestCart : full(token), undefined), addItems: unasked, changeQuantity: unasked, removeLine: unasked },
    keeper: { kept: () => kept, keep: (token) => { kept = token }, forget: () => { kept = undefined } },
    store,
    queue: openCartQueue(),
    signedInKeeper: { isKept: () => signedIn, forget: () => {} },
  })
  return {
    calls, store, kept: () => kept,
    restore: (token: CartToken, visitor: { readonly signedIn: boolean }) => {
      signedIn = visitor.signedIn
      return restore(token)
    },
  }
}

describe('coming back to a cart that was left behind', () => {
  it('CC-ABAND-01 merges it into the current cart when signed in', async () => {
    const front = openFront(C)
    expect((await value(front.restore(A, { signedIn: true })))?.token).toBe(C)
    expect(front.calls).toEqual([{ merge: { abandoned: A, latest: C } }])
    expect(front.kept()).toBe(C)
    expect(front.store.view().cart?.token).toBe(C)
  })

  it('CC-ABAND-02 makes it the current cart of a guest', async () => {
    const front = openFront(C)
    expect((await value(front.restore(A, { signedIn: false })))?.token).toBe(A)
    expect(front.calls).toEqual([{ setCurrent: A }])
    expect(front.kept()).toBe(A)
    expect(front.store.view().cart?.token).toBe(A)
  })

  it('CC-ROUTE-13 asks for nothing of the visitor before it merges or takes over', async () => {
    for (const signedIn of [true, false]) {
      const front = openFront(C)
      await value(front.restore(A, { signedIn }))
      expect(Object.keys(front.calls[0] as object)).toEqual([signedIn ? 'merge' : 'setCurrent'])
    }
  })

  it('takes it over when signed in without a current cart, or when that one is gone', async () => {
    expect((await value(openFront(undefined).restore(A, { signedIn: true })))?.token).toBe(A)
    const gone = openFront(C, { merge: { _tag: 'CartCompleted' } }, aCart({ token: C, checkoutState: 'completed' }))
    expect((await value(gone.restore(A, { signedIn: true })))?.token).toBe(A)
    expect(gone.kept()).toBe(A)
  })

  it('only loads what is the current cart already', async () => {
    const front = openFront(A)
    expect((await value(front.restore(A, { signedIn: true })))?.token).toBe(A)
    expect(front.calls).toEqual([{ cart: A }])
  })

  it('keeps the visitor’s own cart when the link leads to an ordered or unknown one', async () => {
    for (const failure of [{ _tag: 'CartCompleted' }, { _tag: 'NotFound', what: 'cart' }] as const) {
      const front = openFront(C, { setCurrent: failure, merge: failure })
      expect(await refusal(front.restore(A, { signedIn: false }))).toEqual(failure)
      expect(await refusal(front.restore(A, { signedIn: true }))).toEqual(failure)
      expect(front.kept()).toBe(C)
      expect(front.store.view().cart?.token).toBe(C)
    }
  })

  it('shows a stranger the goods, and nothing of the shopper who left them (T7)', async () => {
    const shop = openHeadlessShop()
    const shopper = shop.visitor()
    const lens = (await shopper.search('Biofinity'))[0]?.product
    if (lens === undefined) throw new Error('No lens')
    await shopper.addToCart({ productId: lens.id, eye: 'right', option: { sphere: -2.25, radius: 8.6, diameter: 14 }, quantity: 1 })
    const { token } = await shopper.giveEmail('erika@example.ch')
    const stranger = shop.visitor()
    const seen = await stranger.restoreCart(token)
    expect(seen?.lines).toHaveLength(1)
    expect(JSON.stringify(seen)).not.toContain('erika')
    expect((await stranger.enterCheckout('payment')).decision).toEqual({ _tag: 'Redirect', to: 'customer' })
  })
})
