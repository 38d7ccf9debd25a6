import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isUsable } from '../../../domain/cart/is-usable.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CartGateway } from './cart-gateway.port.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'

type Deps = { readonly carts: CartGateway; readonly keeper: CartTokenKeeper }

const forgetting = (keeper: CartTokenKeeper): TE.TaskEither<never, undefined> =>
  TE.fromIO(() => {
    keeper.forget()
    return undefined
  })

/**
 * The visitor's cart, or none. A token the shop does not know, or a cart already ordered, is forgotten without a word;
 * any other failure keeps the token, it may be the network (decision A67).
 */
export const currentCart = (deps: Deps): TE.TaskEither<Failure, Cart | undefined> => {
  const kept: CartToken | undefined = deps.keeper.kept()
  if (kept === undefined) return TE.right(undefined)
  return pipe(
    deps.carts.cart(kept),
    TE.flatMap((cart): TE.TaskEither<Failure, Cart | undefined> => (isUsable(cart) ? TE.right(cart) : forgetting(deps.keeper))),
    TE.orElse((failure) => (failure._tag === 'NotFound' ? forgetting(deps.keeper) : TE.left(failure))),
  )
}
