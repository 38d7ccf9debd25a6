import type { Order, OrderStatus } from '../order/order.ts'

/** Statuses of an order that was never completed: nothing to repeat yet, or nothing any more. */
const NOT_COMPLETED: readonly OrderStatus[] = ['cart', 'payment_pending', 'cancelled']

/** Only a completed order can be ordered again (Commerce §8, decision A44). */
export const isRepeatable = (order: Pick<Order, 'status'>): boolean => !NOT_COMPLETED.includes(order.status)
