import type { Order, OrderStatus } from './order.ts'

const LEFT: readonly OrderStatus[] = ['partly_shipped', 'shipped', 'delivered', 'returned']

/** Whether something of an order is on its way, or was. */
export const hasLeft = ({ status }: Pick<Order, 'status'>): boolean => LEFT.includes(status)
