import type { CheckoutStep } from '../../domain/checkout/checkout-step.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { isReorder } from './is-reorder.ts'
import { stepPath } from './step-path.ts'

/** The address of a step for a checkout at this address: a reorder stays one up to the payment step (decision A27). */
export const stepPathOf = (url: URL, locale: Locale, step: CheckoutStep | 'home'): string =>
  step !== 'home' && isReorder(undefined, url) ? `${stepPath(locale, step)}?isReorder=true` : stepPath(locale, step)
