import * as E from 'fp-ts/lib/Either.js'
import type { Leftovers } from '../../../application/commerce/shop/leftovers.port.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

/** Memory notes no change of a cart: its age counts from the day it was made. */
export const openLeftovers = ({ carts, cartsOfCustomers, sessions, cartLinks }: ShopState): Leftovers => ({
  drop: (until) =>
    atOnce(() => {
      const held = new Set(cartsOfCustomers.values())
      for (const [token, { createdAt }] of carts)
        if (!held.has(token) && new Date(createdAt) < until.carts) carts.delete(token)
      for (const [token, { endsAt }] of sessions) if (endsAt <= until.now) sessions.delete(token)
      for (const [token, { endsAt }] of cartLinks) if (endsAt <= until.now) cartLinks.delete(token)
      return E.right(undefined)
    }),
})
