import type { Order, OrderStatus } from '../order/order.ts'

/** Orders that were never completed cannot be repeated. */
const NOT_COMPLETED: readonly OrderStatus[] = ['cart', 'payment_pending', 'cancelled']

/** Only a completed order can be ordered again (Commerce §8, decision A44). */
export const isRepeatable = (order: Pick<Order, 'status'>): boolean => !NOT_COMPLETED.includes(order.status)
