import { ORDER_STATUSES, type OrderStatus } from './order.ts'

export type OrderStatusLabelKey = `order.status.${OrderStatus | 'in_progress'}`

/** The message ids of all names of statuses, the neutral one included. */
export const ORDER_STATUS_LABEL_KEYS: readonly OrderStatusLabelKey[] = [...ORDER_STATUSES, 'in_progress' as const].map(
  (status): OrderStatusLabelKey => `order.status.${status}`,
)

export const isOrderStatus = (text: string): text is OrderStatus => (ORDER_STATUSES as readonly string[]).includes(text)

/** The message id that names a status; a status nobody knows is "in progress" (Commerce §4, decision A44). */
export const orderStatusLabelKey = (status: string): OrderStatusLabelKey =>
  `order.status.${isOrderStatus(status) ? status : 'in_progress'}`
