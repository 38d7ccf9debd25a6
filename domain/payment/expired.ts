import { nextPaymentStatus } from './next-payment-status.ts'
import type { Payment } from './payment.ts'

/** Open attempts expire with their order; the others keep their outcome. */
export const expired = (payment: Payment): Payment => ({
  ...payment, status: nextPaymentStatus(payment.status, { type: 'payment.expired' }),
})
