import type { CheckoutState } from './checkout-state.ts'

/** From this state no way leads where the checkout was to go (Commerce §4). */
export type WrongCheckoutState = { readonly _tag: 'WrongCheckoutState'; readonly state: CheckoutState }
export type PaymentNotOffered = { readonly _tag: 'PaymentNotOffered'; readonly method: string }

/** What may be said to somebody on the way through the checkout. */
export type CheckoutRefusal = WrongCheckoutState | PaymentNotOffered
