import { nextPaymentStatus } from './next-payment-status.ts'
import type { Payment } from './payment.ts'

/** Attempts that are open end with their order; what was told of the others stays. */
export const expired = (payment: Payment): Payment => ({
  ...payment, status: nextPaymentStatus(payment.status, { type: 'payment.expired' }),
})
