import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { setMilesNumber } from '../../../domain/cart/set-miles-number.ts'
import { makeMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'

/** Sets the Miles & More number of a cart (Commerce §7). */
export type SetMilesNumber = (cartToken: CartToken, text: unknown) => TE.TaskEither<
  FailureBy<'CartCompleted' | 'InvalidMilesNumber' | 'NotFound'>, Cart
>

export const makeSetMilesNumber =
  (deps: { readonly carts: CartRepository }): SetMilesNumber =>
  (cartToken, text) =>
    pipe(
      TE.fromEither(makeMilesNumber(text)),
      TE.flatMap((number) =>
        deps.carts.change(cartToken, (cart): E.Either<RefusalBy<'CartCompleted'>, Cart> => setMilesNumber(cart, number)),
      ),
    )
