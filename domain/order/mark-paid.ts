import type { Order } from './order.ts'

/**
 * An order that waited for its money is new from now on; the first payment's instant stays. An order cancelled
 * meanwhile stays cancelled but remembers that money came, to be given back.
 */
export const markPaid = (order: Order, now: string): Order => ({
  ...order,
  status: order.status === 'payment_pending' ? 'new' : order.status,
  paidAt: order.paidAt ?? now,
})
