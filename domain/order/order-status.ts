import * as E from 'fp-ts/Either'
import { ORDER_STATUSES, type Order, type OrderStatus } from './order.ts'

export type OrderStatusLabelKey = `order.status.${OrderStatus | 'in_progress'}`

/** The message ids of all names of statuses, the neutral one included. */
export const ORDER_STATUS_LABEL_KEYS: readonly OrderStatusLabelKey[] = [...ORDER_STATUSES, 'in_progress' as const].map(
  (status): OrderStatusLabelKey => `order.status.${status}`,
)

export const isOrderStatus = (text: string): text is OrderStatus => (ORDER_STATUSES as readonly string[]).includes(text)

/** The message id that names a status; a status nobody knows is "in progress" (Commerce §4, decision A44). */
export const orderStatusLabelKey = (status: string): OrderStatusLabelKey =>
  `order.status.${isOrderStatus(status) ? status : 'in_progress'}`

/**
 * Where an order may go from each status: forward one desk at a time, out by cancelling until it has left the house.
 */
const FOLLOWING: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  cart: ['payment_pending', 'new'],
  payment_pending: ['new', 'cancelled'],
  new: ['fulfiller_ready', 'cancelled'],
  fulfiller_ready: ['accepted', 'cancelled'],
  accepted: ['open', 'cancelled'],
  open: ['shipped', 'cancelled'],
  shipped: ['returned'],
  cancelled: [],
  returned: [],
}

export type StatusRefusal = {
  readonly _tag: 'StatusNotReachable'
  readonly from: OrderStatus
  readonly to: OrderStatus
}

/** Moves an order on. The status it already has changes nothing, so that a repeated message does no harm. */
export const changeOrderStatus = (order: Order, to: OrderStatus): E.Either<StatusRefusal, Order> => {
  if (order.status === to) return E.right(order)
  return FOLLOWING[order.status].includes(to)
    ? E.right({ ...order, status: to })
    : E.left({ _tag: 'StatusNotReachable', from: order.status, to })
}
