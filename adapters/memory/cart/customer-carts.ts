import * as E from 'fp-ts/lib/Either.js'
import type { CustomerCarts } from '../../../application/commerce/cart/customer-carts.port.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { atomically } from '../atomically.ts'
import { deleteCart } from './delete-cart.ts'
import type { ShopState } from '../shop-state.ts'

export const openCustomerCarts = (state: ShopState): CustomerCarts => {
  const { carts, cartsOfCustomers, cartChanges, cartLinks } = state
  const rename = (former: CartToken, token: CartToken): void => {
    carts.delete(former)
    const changedAt = cartChanges.get(former)
    if (changedAt !== undefined) cartChanges.set(token, changedAt)
    cartChanges.delete(former)
    for (const [link, entry] of cartLinks) if (entry.cartToken === former) cartLinks.set(link, { ...entry, cartToken: token })
  }
  const own = (owner: AccountId): Cart | undefined => {
    const token = cartsOfCustomers.get(owner)
    return token === undefined ? undefined : carts.get(token)
  }
  return {
    cartOf: (owner) => atomically(() => E.right(own(owner))),
    takeOver: ({ owner, session }, token, decide) =>
      atomically(() => {
        if (state.sessions.get(session)?.accountId !== owner) return E.left({ _tag: 'NotSignedIn' })
        const [ownCart, guestCart] = [own(owner), token && carts.get(token)]
        const decided = decide(
          { ...(ownCart === undefined ? {} : { own: ownCart }), ...(guestCart === undefined ? {} : { guestCart }) },
        )
        const { own: next, renamed, merged } = decided
        if (renamed !== undefined && next !== undefined && renamed !== next.token) rename(renamed, next.token)
        if (merged !== undefined) deleteCart(state, merged)
        if (next !== undefined) carts.set(next.token, next)
        if (next === undefined) cartsOfCustomers.delete(owner)
        else cartsOfCustomers.set(owner, next.token)
        return E.right(next)
      }),
  }
}
