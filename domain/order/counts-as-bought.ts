import type { Order, OrderStatus } from './order.ts'

/** Not paid yet, or undone: neither is a purchase. */
const NOT_BOUGHT: readonly OrderStatus[] = ['cart', 'payment_pending', 'cancelled', 'returned']

/**
 * Whether an order is a purchase that stands: paid or accepted on invoice, and not undone. Only such one earns points
 * (Commerce §3, §7).
 */
export const countsAsBought = ({ status }: Pick<Order, 'status'>): boolean => !NOT_BOUGHT.includes(status)
