import type { Order, OrderStatus } from './order.ts'

/** Not paid yet, or undone: not a purchase. */
const NOT_BOUGHT: readonly OrderStatus[] = ['cart', 'payment_pending', 'cancelled', 'returned']

/** Whether an order is a valid purchase: paid or accepted on invoice, and not undone. Only a purchase earns points (Commerce §3, §7). */
export const countsAsBought = ({ status }: Pick<Order, 'status'>): boolean => !NOT_BOUGHT.includes(status)
