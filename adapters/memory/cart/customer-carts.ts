import * as E from 'fp-ts/lib/Either.js'
import type { CustomerCarts } from '../../../application/commerce/cart/customer-carts.port.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

export const openCustomerCarts = ({ carts, cartsOfCustomers }: ShopState): CustomerCarts => {
  const own = (owner: AccountId): Cart | undefined => {
    const token = cartsOfCustomers.get(owner)
    return token === undefined ? undefined : carts.get(token)
  }
  const atHand = (owner: AccountId, token: CartToken | undefined): Cart | undefined => {
    const isForeign = [...cartsOfCustomers].some(([other, held]) => held === token && other !== owner)
    return token === undefined || isForeign ? undefined : carts.get(token)
  }
  return {
    holder: (token) => atOnce(() => E.right([...cartsOfCustomers].find(([, held]) => held === token)?.[0])),
    cartOf: (owner) => atOnce(() => E.right(own(owner))),
    takeOver: (owner, token, decide) =>
      atOnce(() => {
        const [kept, brought] = [own(owner), atHand(owner, token)]
        const decided = decide({ ...(kept === undefined ? {} : { own: kept }), ...(brought === undefined ? {} : { brought }) })
        for (const cart of [decided.own, decided.brought]) if (cart !== undefined) carts.set(cart.token, cart)
        if (decided.own === undefined) cartsOfCustomers.delete(owner)
        else cartsOfCustomers.set(owner, decided.own.token)
        return E.right(decided.own)
      }),
  }
}
