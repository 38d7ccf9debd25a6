import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { advanceCheckout } from '../checkout/advance-checkout.ts'
import type { CheckoutState } from '../checkout/checkout-state.ts'
import type { CheckoutEvent } from '../checkout/checkout.machine.ts'
import type { Refusal } from '../refusal.ts'
import type { Cart } from './cart.ts'
import { filledCart } from './open-cart.ts'

export type CheckoutRefusal = Extract<Refusal, { _tag: 'CartCompleted' | 'CartEmpty' | 'WrongCheckoutState' }>

/** How far an open, filled cart comes when this happens to it. */
export const advancedState = (cart: Cart, event: CheckoutEvent): E.Either<CheckoutRefusal, CheckoutState> =>
  pipe(
    filledCart(cart),
    E.flatMap(() => advanceCheckout(cart.checkoutState, event)),
  )
