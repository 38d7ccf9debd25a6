import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { advanceCheckout } from '../checkout/advance-checkout.ts'
import type { CheckoutState } from '../checkout/checkout-state.ts'
import type { CheckoutEvent } from '../checkout/checkout.machine.ts'
import type { WrongCheckoutState } from '../checkout/checkout-refusal.ts'
import type { CartCompleted, CartEmpty } from './cart-refusal.ts'
import type { Cart } from './cart.ts'
import { filledCart } from './open-cart.ts'

/** Why a cart cannot advance. */
export type AdvanceRefusal = CartCompleted | CartEmpty | WrongCheckoutState

/** The checkout state of an open, filled cart after the event. */
export const advancedState = (cart: Cart, event: CheckoutEvent): E.Either<AdvanceRefusal, CheckoutState> =>
  pipe(
    filledCart(cart),
    E.flatMap(() => advanceCheckout(cart.checkoutState, event)),
  )
