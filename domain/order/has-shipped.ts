import type { Order, OrderStatus } from './order.ts'

const LEFT: readonly OrderStatus[] = ['partly_shipped', 'shipped', 'delivered', 'returned']

/** Whether any part of an order has been shipped. */
export const hasShipped = ({ status }: Pick<Order, 'status'>): boolean => LEFT.includes(status)
