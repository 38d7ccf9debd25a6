/** The steps of a checkout, in order (Commerce §2). */
export const CHECKOUT_STEPS = ['customer', 'address', 'shipping', 'payment', 'thank-you'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** The step after this one; none after thank-you. */
export const nextStep = (step: CheckoutStep): CheckoutStep | undefined =>
  CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) + 1]
