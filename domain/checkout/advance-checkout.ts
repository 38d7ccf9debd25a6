import * as E from 'fp-ts/lib/Either.js'
import { transition } from 'xstate'
import type { WrongCheckoutState } from './checkout-refusal.ts'
import type { CheckoutState } from './checkout-state.ts'
import { CHECKOUT_GUARDS, checkoutMachine, type CheckoutEvent } from './checkout.machine.ts'

/** What the machine's guards say of an event. */
const guarded = (event: CheckoutEvent): string => Object.values(CHECKOUT_GUARDS).map((guard) => guard(event)).join()

const nextState = (state: CheckoutState, event: CheckoutEvent): CheckoutState | undefined => {
  const snapshot = checkoutMachine.resolveState({ value: state })
  return snapshot.can(event) ? transition(checkoutMachine, snapshot, event)[0].value : undefined
}

/** The machine is asked once for each state, event and outcome of the guards: a cart is advanced several times with each change. */
const openSteps = () => {
  const steps = new Map<string, CheckoutState | undefined>()
  return (state: CheckoutState, event: CheckoutEvent): CheckoutState | undefined => {
    const key = `${state} ${event.type} ${guarded(event)}`
    if (!steps.has(key)) steps.set(key, nextState(state, event))
    return steps.get(key)
  }
}
const step = openSteps()

/** The state of a cart after the event; refused if the machine has no such transition (Commerce §4). */
export const advanceCheckout = (
  state: CheckoutState,
  event: CheckoutEvent,
): E.Either<WrongCheckoutState, CheckoutState> => E.fromNullable<WrongCheckoutState>({ _tag: 'WrongCheckoutState', state })(
  step(state, event),
)
