import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MergeAbandonedCart } from '../../application/commerce/cart/merge-abandoned-cart.ts'
import type { SetCurrentCart } from '../../application/commerce/cart/set-current-cart.ts'
import type { TakeOverCart } from '../../application/commerce/cart/take-over-cart.ts'
import type { AbandonedCartGateway } from '../../application/storefront/cart/abandoned-cart-gateway.port.ts'
import type { OwnerOf } from './owner-of.ts'

type Deps = {
  readonly mergeAbandonedCart: MergeAbandonedCart
  readonly setCurrentCart: SetCurrentCart
  readonly takeOverCart: TakeOverCart
}

export const makeInProcessAbandonedCarts = (shop: Deps, ownerOf: OwnerOf): AbandonedCartGateway => ({
  merge: (carts) =>
    pipe(ownerOf(), TE.flatMap((owner) => shop.mergeAbandonedCart({ ...carts, ...(owner === undefined ? {} : { by: owner }) }))),
  setCurrent: (link, latest) =>
    pipe(
      TE.Do,
      TE.bind('owner', () => ownerOf()),
      TE.bind('cart', ({ owner }) =>
        shop.setCurrentCart({ link, ...(latest === undefined ? {} : { latest }), ...(owner === undefined ? {} : { by: owner }) }),
      ),
      TE.flatMap(({ owner, cart }) =>
        owner === undefined ? TE.right(cart) : pipe(shop.takeOverCart(owner, cart.token), TE.map((own) => own ?? cart)),
      ),
    ),
})
