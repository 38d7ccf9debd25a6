import { sameMoney } from '../money/same-money.ts'
import { markPaid } from '../order/mark-paid.ts'
import type { Order } from '../order/order.ts'
import { nextPaymentStatus } from './next-payment-status.ts'
import type { PaymentEvent } from './payment.machine.ts'
import type { Payment, PaymentNotice } from './payment.ts'

export type SettledPayment = { readonly payment: Payment; readonly order: Order }

/**
 * Whether an order still needs this payment: once, not after staff cancelled it, and after the deadline only while all its items can be
 * reserved again.
 */
const needsPayment = ({ status, paidAt, cancelledBy }: Order, isOutOfStock: boolean): boolean =>
  paidAt === undefined && cancelledBy === undefined && status !== 'returned' && !(status === 'cancelled' && isOutOfStock)

const eventOf = (payment: Payment, order: Order, notice: PaymentNotice, isOutOfStock: boolean): PaymentEvent => {
  if (notice.outcome !== 'paid') return { type: `payment.${notice.outcome}` }
  if (!sameMoney(payment.amount, notice.amount)) return { type: 'payment.mismatched' }
  return { type: needsPayment(order, isOutOfStock) ? 'payment.paid' : 'payment.unneeded' }
}

/**
 * Applies a notice. Only the exact amount counts as paid; a repeated notice changes nothing (decision A31). A payment for an order that
 * is paid already, or was released and cannot be fulfilled any more, must be refunded. `now` is an ISO instant.
 */
export const settlePayment = (
  payment: Payment,
  order: Order,
  notice: PaymentNotice,
  now: string,
  isOutOfStock = false,
): SettledPayment => {
  const status = nextPaymentStatus(payment.status, eventOf(payment, order, notice, isOutOfStock))
  if (status === payment.status) return { payment, order }
  const settled = { ...payment, status, reference: notice.reference }
  return { payment: settled, order: status === 'paid' ? { ...markPaid(order, now), paymentMethod: payment.method } : order }
}
