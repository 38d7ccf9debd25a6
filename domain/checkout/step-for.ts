import type { CheckoutStep } from './checkout-step.ts'
import { effectiveState, mayEnter, type CartProgress, type Visitor } from './may-enter.ts'
import { redirectStep } from './redirect-step.ts'

export type StepDecision =
  | { readonly _tag: 'Enter' }
  | { readonly _tag: 'Redirect'; readonly to: CheckoutStep | 'home' }
  /** The cart has already become this order. */
  | { readonly _tag: 'Ordered'; readonly orderToken: string }

const redirectTo = (to: CheckoutStep | 'home'): StepDecision => ({ _tag: 'Redirect', to })

const latestStep = (cart: CartProgress, visitor: Visitor): CheckoutStep | 'home' =>
  redirectStep(effectiveState(cart.checkoutState, visitor))

/**
 * What the checkout does with a request for a step (Commerce §2): without a named step it begins at the customer step (signed in: at the
 * address step); a step too far leads to the latest one allowed; an empty or missing cart leads home, and so does thank-you without an
 * order token. Where the missing cart was ordered, it leads to that order, so that a shopper who submits twice or in another tab sees
 * it.
 */
export const stepFor = (
  requested: CheckoutStep | undefined,
  cart: CartProgress | undefined,
  visitor: Visitor,
  orderToken?: string,
): StepDecision => {
  if (requested === 'thank-you') return orderToken ? { _tag: 'Enter' } : redirectTo('home')
  if (cart === undefined || cart.checkoutState === 'completed')
    return orderToken ? { _tag: 'Ordered', orderToken } : redirectTo('home')
  if (cart.lines.length === 0) return redirectTo('home')
  const first: CheckoutStep = visitor.signedIn ? 'address' : 'customer'
  const target = requested === undefined || requested === 'customer' ? first : requested
  if (!mayEnter(target, cart, visitor)) return redirectTo(latestStep(cart, visitor))
  return target === requested ? { _tag: 'Enter' } : redirectTo(target)
}
