import type { Order } from '../order/order.ts'
import { isPaymentDue } from '../order/payment-due.ts'
import { isPayableOnline } from './methods-open-to.ts'

/** Where an order stands for whoever still has to pay it, or no longer has. */
export type OrderStanding = 'settled' | 'payable' | 'awaited' | 'cancelled'

type Asked = Pick<Order, 'status' | 'totals' | 'paidAt' | 'paymentMethod'>

/** Pending payments are made on the provider's page, or come by transfer; an invoice is paid after the parcel (Commerce §9). */
export const standingOf = (order: Asked): OrderStanding => {
  if (order.status === 'cancelled' || order.status === 'returned') return 'cancelled'
  if (order.status !== 'payment_pending' || !isPaymentDue(order)) return 'settled'
  return isPayableOnline(order) ? 'payable' : 'awaited'
}
