import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Email } from '../customer/email.ts'
import { advancedState, type AdvanceRefusal } from './advanced-state.ts'
import type { Cart } from './cart.ts'

/** Whom the order belongs to; the first step of a guest (Commerce §4, decision A69). */
export const giveEmail = (cart: Cart, email: Email): E.Either<AdvanceRefusal, Cart> =>
  pipe(
    advancedState(cart, { type: 'email.given' }),
    E.map((checkoutState) => ({ ...cart, email, checkoutState })),
  )
