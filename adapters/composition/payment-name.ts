import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { intlOf } from './intl-of.ts'

/** A payment method by its name in the checkout. */
export const paymentName = (method: PaymentMethod, locale: Locale): string =>
  intlOf(locale, 'formal').formatMessage({ id: `payment.method.${method}` })
