import { offeredPaymentMethods } from '../../domain/payment/offered-payment-methods.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { useAppleSession } from './use-apple-session.ts'

/** The payment methods of an order that this browser supports (decision A31). */
export const useOpenMethods = (methods: readonly PaymentMethod[] = []): readonly PaymentMethod[] =>
  offeredPaymentMethods({ fromService: methods, appleSession: useAppleSession(), invoiceAllowed: false })
