import { ORDER_STATUSES, type OrderStatus } from './order.ts'

export type OrderStatusLabelKey = `order.status.${OrderStatus | 'in_progress'}`

export const isOrderStatus = (text: string): text is OrderStatus => (ORDER_STATUSES as readonly string[]).includes(text)

/** The message id of a status; an unknown status is "in progress" (Commerce §4, decision A44). */
export const orderStatusLabelKey = (status: string): OrderStatusLabelKey =>
  `order.status.${isOrderStatus(status) ? status : 'in_progress'}`
