import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openCartQueue } from '../../../../application/storefront/cart/cart-queue.ts'
import { makeOptOutOfGifts } from '../../../../application/storefront/cart/opt-out-of-gifts.ts'
import { openCartStore } from '../../../../application/storefront/cart/cart-store.ts'
import { openCurrentCart } from '../../../../application/storefront/cart/current-cart-signal.ts'
import type { Cart, CartToken } from '../../../../domain/cart/cart.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import refusals from '../../../../ui/messages/refusals.json' with { type: 'json' }
import { refusalMessage } from '../../../../ui/messages/refusal-message.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { fakeShop } from '../../../support/fake-shop.ts'
import { refusal, value } from '../../../support/outcome.ts'

const opened = (stored?: CartToken) => {
  const requests: CartToken[] = []
  const keeper = { read: () => stored, store: () => {}, clear: () => {} }
  const currentCart = openCurrentCart({ keeper })
  const store = openCartStore({ signal: currentCart })
  let respond: TE.TaskEither<Failure, Cart> | undefined
  const shop = fakeShop({
    cart: {
      optOutOfProducts: ({ token }) => () => {
        requests.push(token)
        return (respond ?? TE.right(aCart({ token })))()
      },
    },
  })
  const respondWith = (next: TE.TaskEither<Failure, Cart>) => { respond = next }
  return { requests, store, currentCart, respondWith, optOut: makeOptOutOfGifts({ keeper, store, queue: openCartQueue(), shop }) }
}

describe('declining the gifts of a cart', () => {
  it('CC-GIFT-04 AS-GIFT-04 fails without a cart token, with this message, and sends no request', async () => {
    const { requests, optOut } = opened()
    const refused = await refusal(optOut())
    expect(refused).toEqual({ _tag: 'NoCartToken' })
    expect(refusals[refusalMessage(refused).id as 'error.no_cart_token'].en).toBe('No cart token available')
    expect(requests).toEqual([])
  })

  it('CC-GIFT-03 AS-GIFT-03 uses the given token, else the visitor’s own, and updates the store with the cart', async () => {
    const { requests, store, optOut } = opened(cartToken('mine'))
    await value(optOut(cartToken('T')))
    await value(optOut())
    expect(requests).toEqual([cartToken('T'), cartToken('mine')])
    expect(store.view()).toMatchObject({ waiting: false, cart: { token: cartToken('mine') } })
  })

  it('CC-GIFT-02 AS-GIFT-01 shows that it is loading, failed or done, and restarts without the old failure', async () => {
    const { store, currentCart, respondWith, optOut } = opened(cartToken('mine'))
    const seen: string[] = []
    currentCart.subscribe(() => {
      const { waiting, failure, cart } = currentCart.now()
      seen.push(waiting ? 'waiting' : failure?._tag ?? `${cart?.lines.length} lines`)
    })
    store.received(store.requested(), aCart({ lines: [aLine(), aLine({ isTrial: true })] }))
    respondWith(TE.left({ _tag: 'ServiceUnavailable' }))
    expect(await refusal(optOut())).toEqual({ _tag: 'ServiceUnavailable' })
    respondWith(TE.right(aCart({ lines: [aLine()] })))
    await value(optOut())
    expect(seen).toEqual(['waiting', '2 lines', 'waiting', 'ServiceUnavailable', 'waiting', '1 lines'])
    expect(currentCart.now().failure).toBeUndefined()
  })
})
