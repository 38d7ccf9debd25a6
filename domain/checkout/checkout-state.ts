/** How far a cart has come, in the specification's order (Commerce §4). */
export const CHECKOUT_STATES = [
  'cart', 'address', 'addressed', 'shipping_selected', 'payment_selected', 'completed', 'payment_skipped',
] as const
export type CheckoutState = (typeof CHECKOUT_STATES)[number]
