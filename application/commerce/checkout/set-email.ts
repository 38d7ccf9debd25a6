import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { setEmail } from '../../../domain/cart/set-email.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'

/** Sets the shopper's e-mail address; the postal address comes next (Commerce §4, decision A69). */
export type SetEmail = (cartToken: CartToken, text: string) => TE.TaskEither<
  FailureBy<'CartCompleted' | 'CartEmpty' | 'InvalidEmail' | 'NotFound' | 'WrongCheckoutState'>, Cart
>

export const makeSetEmail =
  (deps: { readonly carts: CartRepository }): SetEmail =>
  (cartToken, text) =>
    pipe(
      TE.fromEither(makeEmail(text)),
      TE.flatMap((email) => deps.carts.change(cartToken, (cart): E.Either<
        RefusalBy<'CartCompleted' | 'CartEmpty' | 'WrongCheckoutState'>, Cart
      > => setEmail(cart, email))),
    )
