import { PAYMENT_METHODS, type PaymentMethod } from '../checkout/payment-method.ts'

export const isPaymentMethod = (text: string): text is PaymentMethod =>
  (PAYMENT_METHODS as readonly string[]).includes(text)

type Asked = {
  readonly fromService: readonly string[]
  /** Whether this browser has `ApplePaySession`. */
  readonly appleSession: boolean
  /** Never for new customers (Commerce §8). */
  readonly invoiceAllowed: boolean
}

const isOpenTo = (method: PaymentMethod, asked: Asked): boolean =>
  (method !== 'apple_pay' || asked.appleSession) && (method !== 'invoice' || asked.invoiceAllowed)

/** What the service offers, as far as we know it and this visitor can use it, in the service's order (decision A31). */
export const offeredPaymentMethods = (asked: Asked): readonly PaymentMethod[] =>
  [...new Set(asked.fromService)].filter(isPaymentMethod).filter((method) => isOpenTo(method, asked))

/** Whether Apple Pay was chosen before, in a browser that could open it, and this one cannot (decision A31). */
export const lacksApplePay = (chosen: PaymentMethod | undefined, appleSession: boolean): boolean =>
  chosen === 'apple_pay' && !appleSession
