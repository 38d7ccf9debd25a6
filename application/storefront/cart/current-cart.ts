import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isUsable } from '../../../domain/cart/is-usable.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CartGateway } from './cart-gateway.port.ts'
import type { PurchaseTraces } from './purchase-traces.port.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'

type Deps = { readonly carts: CartGateway; readonly keeper: CartTokenKeeper; readonly traces: PurchaseTraces }

const forgetting = (keeper: CartTokenKeeper): TE.TaskEither<never, undefined> =>
  TE.fromIO(() => {
    keeper.clear()
    return undefined
  })

// The answer to the order may have been lost: whoever placed it is told which order it became before its token is gone.
const ordered = ({ carts, keeper, traces }: Deps, token: CartToken): TE.TaskEither<Failure, undefined> =>
  pipe(
    carts.becameOrder(token),
    TE.tapIO((order) => () => { traces.setOrdered(order) }),
    TE.flatMap(() => forgetting(keeper)),
  )

/**
 * The visitor's cart, or none. A token the shop does not know is forgotten without a word, and one whose cart was ordered, too: of
 * that, this device remembers the order if it was placed here. Any other failure keeps the token, it may be the network (decision A67).
 */
export const currentCart = (deps: Deps): TE.TaskEither<Failure, Cart | undefined> => {
  const kept: CartToken | undefined = deps.keeper.read()
  if (kept === undefined) return TE.right(undefined)
  return pipe(
    deps.carts.cart(kept),
    TE.flatMap((cart): TE.TaskEither<Failure, Cart | undefined> => (isUsable(cart) ? TE.right(cart) : ordered(deps, kept))),
    TE.orElse((failure) => (failure._tag === 'NotFound' ? forgetting(deps.keeper) : TE.left(failure))),
  )
}
