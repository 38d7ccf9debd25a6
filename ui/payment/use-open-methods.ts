import { offeredPaymentMethods } from '../../domain/payment/offered-payment-methods.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { useAppleSession } from './use-apple-session.ts'

/** Of the ways to pay an order those that this browser can go (decision A31). */
export const useOpenMethods = (methods: readonly PaymentMethod[] = []): readonly PaymentMethod[] =>
  offeredPaymentMethods({ fromService: methods, appleSession: useAppleSession(), invoiceAllowed: false })
