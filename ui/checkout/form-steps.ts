import { CHECKOUT_STEPS } from '../../domain/checkout/checkout-step.ts'
import type { CheckoutStep } from '../../domain/checkout/checkout-step.ts'

/** A step with a form; the thank-you page has none. */
export type FormStep = Exclude<CheckoutStep, 'thank-you'>

export const FORM_STEPS = CHECKOUT_STEPS.filter((step): step is FormStep => step !== 'thank-you')
