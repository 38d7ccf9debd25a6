import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { MergeAbandonedCart } from '../../application/commerce/cart/merge-abandoned-cart.ts'
import type { SetCurrentCart } from '../../application/commerce/cart/set-current-cart.ts'
import type { AbandonedCartGateway } from '../../application/storefront/cart/abandoned-cart-gateway.port.ts'
import type { OwnerOf } from './owner-of.ts'

type Deps = { readonly mergeAbandonedCart: MergeAbandonedCart; readonly setCurrentCart: SetCurrentCart }

export const makeInProcessAbandonedCarts = (shop: Deps, ownerOf: OwnerOf): AbandonedCartGateway => ({
  merge: (carts) =>
    pipe(ownerOf(), TE.flatMap((owner) => shop.mergeAbandonedCart({ ...carts, ...(owner === undefined ? {} : { by: owner }) }))),
  setCurrent: (token) => pipe(ownerOf(), TE.flatMap((owner) => shop.setCurrentCart(token, owner))),
})
