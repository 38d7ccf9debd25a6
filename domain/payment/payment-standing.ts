import type { Order } from '../order/order.ts'
import { isPaymentDue } from '../order/payment-due.ts'
import { isPayableOnline } from './methods-open-to.ts'

/** The payment state of an order for its buyer. */
export type PaymentStanding = 'settled' | 'payable' | 'awaited' | 'cancelled'

type PaymentFacts = Pick<Order, 'status' | 'totals' | 'paidAt' | 'paymentMethod'>

/** Pending payments are made on the provider's page, or by transfer; an invoice is paid after delivery (Commerce §9). */
export const paymentStandingOf = (order: PaymentFacts): PaymentStanding => {
  if (order.status === 'cancelled' || order.status === 'returned') return 'cancelled'
  if (order.status !== 'payment_pending' || !isPaymentDue(order)) return 'settled'
  return isPayableOnline(order) ? 'payable' : 'awaited'
}
