import type { Order } from './order.ts'

/** An order that waited for its money, or was released because none came, is new from now on; the first payment's instant stays. */
export const markPaid = (order: Order, now: string): Order => ({
  ...order,
  status: order.status === 'payment_pending' || order.status === 'cancelled' ? 'new' : order.status,
  paidAt: order.paidAt ?? now,
})
