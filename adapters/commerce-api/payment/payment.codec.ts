import * as t from 'io-ts'
import type { PaymentInput } from '../../../application/contract/payment.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import { isPaymentMethod } from '../../../domain/payment/offered-payment-methods.ts'
import { as, list, optional, presentOrNull, via } from '../codec/field.ts'
import { closedRecord, wrapped } from '../codec/record.ts'
import { ExactText } from '../values/request-text.codec.ts'

/** Payment methods; an unknown one is not offered (decision A31). */
export const PaymentMethodsRecord = wrapped('PaymentMethods', 'payment_methods', via<readonly string[], readonly PaymentMethod[]>(
  list(t.string), (methods) => methods.filter(isPaymentMethod), (methods) => methods,
))

export const PaymentMethodRequest =
  closedRecord<{ readonly method: string }>('PaymentMethodRequest', { method: as('payment_method', ExactText) })

/** A payment method other than the order's, a saved card of the customer, and whether to save the card that is entered. */
export const PaymentRequest = closedRecord<Omit<PaymentInput, 'token'>>('PaymentRequest', {
  method: optional(as('payment_method', ExactText)), alias: optional(ExactText), savesCard: optional(as('keep_card', t.boolean)),
})

/** Where the order is paid; null if nothing is due online. */
export const PaymentPage = wrapped('PaymentPage', 'redirect', presentOrNull(t.string))

/** The QR-bill of an order that is paid by transfer, rendered by the server. */
export const PaymentSlip = wrapped('PaymentSlip', 'svg', presentOrNull(t.string))
