import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isUsable } from '../../../domain/cart/is-usable.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Shop } from '../shop/shop.ts'
import type { PurchaseTraces } from './purchase-traces.port.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'

export type CurrentCartDeps = {
  readonly shop: Pick<Shop, 'cart' | 'order'>
  readonly keeper: CartTokenKeeper
  readonly traces: PurchaseTraces
}

const clearToken = (keeper: CartTokenKeeper): TE.TaskEither<never, undefined> =>
  TE.fromIO(() => {
    keeper.clear()
    return undefined
  })

// The response to the order may have been lost: the order is looked up before the cart token is deleted.
const ordered = ({ shop, keeper, traces }: CurrentCartDeps, token: CartToken): TE.TaskEither<Failure, undefined> =>
  pipe(
    shop.order.getOrderOfCart({ token }),
    TE.tapIO((order) => () => { traces.setOrdered(order) }),
    TE.flatMap(() => clearToken(keeper)),
  )

/**
 * The visitor's cart, if any. The token of an unknown or ordered cart is deleted without a message; an order placed in this browser is
 * remembered. After any other failure the token stays: it may be the network (decision A67).
 */
export const currentCart = (deps: CurrentCartDeps): TE.TaskEither<Failure, Cart | undefined> => {
  const stored: CartToken | undefined = deps.keeper.read()
  if (stored === undefined) return TE.right(undefined)
  return pipe(
    deps.shop.cart.getCart({ token: stored }),
    TE.flatMap((cart): TE.TaskEither<Failure, Cart | undefined> => (isUsable(cart) ? TE.right(cart) : ordered(deps, stored))),
    TE.orElse((failure) => (failure._tag === 'NotFound' ? clearToken(deps.keeper) : TE.left(failure))),
  )
}
