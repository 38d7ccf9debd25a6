import * as E from 'fp-ts/lib/Either.js'
import { transition } from 'xstate'
import type { WrongCheckoutState } from './checkout-refusal.ts'
import type { CheckoutState } from './checkout-state.ts'
import { checkoutMachine, type CheckoutEvent } from './checkout.machine.ts'

/** The state of a cart after the event; refused if the machine has no such transition (Commerce §4). */
export const advanceCheckout = (
  state: CheckoutState,
  event: CheckoutEvent,
): E.Either<WrongCheckoutState, CheckoutState> => {
  const snapshot = checkoutMachine.resolveState({ value: state })
  return snapshot.can(event)
    ? E.right(transition(checkoutMachine, snapshot, event)[0].value)
    : E.left({ _tag: 'WrongCheckoutState', state })
}
