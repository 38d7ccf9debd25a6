import { sameMoney } from '../money/same-money.ts'
import { nextOrderStatus } from './next-order-status.ts'
import type { Order } from './order.ts'
import { paymentDue } from './payment-due.ts'

/** An order that awaited payment, or was released without it, becomes new; the time of the first payment stays. */
export const markPaid = (order: Order, now: string): Order => {
  const due = paymentDue(order)
  const isPart = order.paidAt === undefined && order.status !== 'cancelled' && !sameMoney(due, order.totals.total)
  return {
    ...order,
    status: nextOrderStatus(order.status, { type: 'payment.received' }) ?? order.status,
    paidAt: order.paidAt ?? now,
    ...(isPart ? { paid: due } : {}),
  }
}
