import { sameMoney } from '../money/same-money.ts'
import { nextOrderStatus } from './next-order-status.ts'
import type { Order } from './order.ts'
import { paymentDue } from './payment-due.ts'

/** An order that waited for its money, or was released because none came, is new from now on; the first payment's instant stays. */
export const markPaid = (order: Order, now: string): Order => {
  const due = paymentDue(order)
  const isPart = order.paidAt === undefined && order.status !== 'cancelled' && !sameMoney(due, order.totals.total)
  return {
    ...order,
    status: nextOrderStatus(order.status, { type: 'money.came' }) ?? order.status,
    paidAt: order.paidAt ?? now,
    ...(isPart ? { paid: due } : {}),
  }
}
