import type { CheckoutState } from './checkout-state.ts'

/** The checkout has no transition from this state to the requested one (Commerce §4). */
export type WrongCheckoutState = { readonly _tag: 'WrongCheckoutState'; readonly state: CheckoutState }
export type PaymentNotOffered = { readonly _tag: 'PaymentNotOffered'; readonly method: string }

/** Why a step of the checkout is rejected. */
export type CheckoutRefusal = WrongCheckoutState | PaymentNotOffered
