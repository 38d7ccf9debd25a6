/** The steps of a checkout, in order (Commerce §2). */
export const CHECKOUT_STEPS = ['customer', 'address', 'shipping', 'payment', 'thank-you'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]
