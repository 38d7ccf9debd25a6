import { PAYMENT_METHODS, type PaymentMethod } from '../checkout/payment-method.ts'

export const isPaymentMethod = (text: string): text is PaymentMethod =>
  (PAYMENT_METHODS as readonly string[]).includes(text)

type PaymentContext = {
  readonly fromService: readonly string[]
  /** Whether this browser has `ApplePaySession`. */
  readonly appleSession: boolean
  /** False for new customers (Commerce §8). */
  readonly invoiceAllowed: boolean
}

const isOpenTo = (method: PaymentMethod, context: PaymentContext): boolean =>
  (method !== 'apple_pay' || context.appleSession) && (method !== 'invoice' || context.invoiceAllowed)

/** The methods the service offers that the shop knows and this visitor can use, in the service's order (decision A31). */
export const offeredPaymentMethods = (context: PaymentContext): readonly PaymentMethod[] =>
  [...new Set(context.fromService)].filter(isPaymentMethod).filter((method) => isOpenTo(method, context))

/** Whether Apple Pay was chosen in a browser that supports it, and this one does not (decision A31). */
export const lacksApplePay = (chosen: PaymentMethod | undefined, appleSession: boolean): boolean =>
  chosen === 'apple_pay' && !appleSession
