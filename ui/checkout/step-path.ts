import type { CheckoutStep } from '../../domain/checkout/checkout-step.ts'
import { homePath } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'

/** The address of a step, or of home, in a language. */
export const stepPath = (locale: Locale, step: CheckoutStep | 'home'): string =>
  step === 'home' ? homePath(locale) : localePath(locale, `/checkout/${step}`)
