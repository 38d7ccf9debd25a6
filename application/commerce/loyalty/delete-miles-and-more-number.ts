import type * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { setMilesNumber } from '../../../domain/cart/set-miles-number.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'

/** Removes the Miles & More number from a cart, never from a customer (Commerce §7, decision A55). */
export type DeleteMilesAndMoreNumber = (cartToken: CartToken) => TaskEither<Failure, Cart>

export const makeDeleteMilesAndMoreNumber =
  (deps: { readonly carts: CartRepository }): DeleteMilesAndMoreNumber =>
  (cartToken) =>
    deps.carts.change(cartToken, (cart): E.Either<Failure, Cart> => setMilesNumber(cart))
