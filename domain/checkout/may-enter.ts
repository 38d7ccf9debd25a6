import { CHECKOUT_STATES, type CheckoutState } from './checkout-state.ts'
import type { CheckoutStep } from './checkout-step.ts'

export type Visitor = { readonly signedIn: boolean }
export type CartProgress = { readonly checkoutState: CheckoutState; readonly lines: readonly unknown[] }

/** The state of the cart after each step (decision A01). */
const PRODUCED = {
  customer: 'address',
  address: 'addressed',
  shipping: 'shipping_selected',
  payment: 'payment_selected',
} as const satisfies Record<Exclude<CheckoutStep, 'thank-you'>, CheckoutState>

/** The e-mail address of a signed-in customer is known: their cart counts as one step further (decision A02). */
export const effectiveState = (state: CheckoutState, visitor: Visitor): CheckoutState =>
  visitor.signedIn && state === 'cart' ? 'address' : state

/**
 * Whether a step is open: the cart is at most one step behind it, going back is always allowed (Commerce §2). Signed-in customers have
 * no customer step; thank-you needs an order, not a cart (decision A04).
 */
export const mayEnter = (step: CheckoutStep, cart: CartProgress | undefined, visitor: Visitor): boolean => {
  if (step === 'thank-you') return true
  if (cart === undefined || cart.lines.length === 0 || cart.checkoutState === 'completed') return false
  if (step === 'customer' && visitor.signedIn) return false
  const reached = CHECKOUT_STATES.indexOf(effectiveState(cart.checkoutState, visitor))
  return reached >= CHECKOUT_STATES.indexOf(PRODUCED[step]) - 1
}
