import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openCartQueue } from '../../../../application/storefront/cart/cart-queue.ts'
import { makeOptOutOfGifts } from '../../../../application/storefront/cart/opt-out-of-gifts.ts'
import { openCartStore } from '../../../../application/storefront/cart/cart-store.ts'
import type { CartToken } from '../../../../domain/cart/cart.ts'
import refusals from '../../../../ui/messages/refusals.json' with { type: 'json' }
import { refusalMessage } from '../../../../ui/messages/refusal-message.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { refusal, value } from '../../../support/outcome.ts'

const opened = (kept?: CartToken) => {
  const asked: CartToken[] = []
  const store = openCartStore()
  const gifts = {
    optOut: (token: CartToken) => () => {
      asked.push(token)
      return TE.right(aCart({ token }))()
    },
  }
  const keeper = { kept: () => kept, keep: () => {}, forget: () => {} }
  return { asked, store, optOut: makeOptOutOfGifts({ keeper, store, queue: openCartQueue(), gifts }) }
}

describe('declining the gifts of a cart', () => {
  it('CC-GIFT-04 fails without a cart token, in these words, and asks nobody', async () => {
    const { asked, optOut } = opened()
    const refused = await refusal(optOut())
    expect(refused).toEqual({ _tag: 'NoCartToken' })
    expect(refusals[refusalMessage(refused).id as 'error.no_cart_token'].en).toBe('No cart token available')
    expect(asked).toEqual([])
  })

  it('CC-GIFT-03 uses the token it is given, else the visitor’s own, and lets the store know of the cart', async () => {
    const { asked, store, optOut } = opened(cartToken('mine'))
    await value(optOut(cartToken('T')))
    await value(optOut())
    expect(asked).toEqual([cartToken('T'), cartToken('mine')])
    expect(store.view()).toMatchObject({ waiting: false, cart: { token: cartToken('mine') } })
  })
})
