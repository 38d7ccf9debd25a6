import type { CheckoutState } from './checkout-state.ts'
import type { CheckoutStep } from './checkout-step.ts'

const LATEST_STEP: ReadonlyMap<string | undefined, CheckoutStep> = new Map<CheckoutState, CheckoutStep>([
  ['cart', 'customer'],
  ['address', 'address'],
  ['addressed', 'shipping'],
  ['shipping_selected', 'payment'],
  ['payment_selected', 'payment'],
  ['payment_skipped', 'payment'],
])

/** The latest step a cart in this state may enter; home for a completed cart and for an unknown state (Commerce §2). */
export const redirectStep = (state: string | undefined): CheckoutStep | 'home' => LATEST_STEP.get(state) ?? 'home'
