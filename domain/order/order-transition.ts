import * as E from 'fp-ts/lib/Either.js'
import { nextOrderStatus } from './next-order-status.ts'
import type { OrderEvent } from './order.machine.ts'
import type { WrongOrderStatus } from './order-refusal.ts'
import type { Order } from './order.ts'

/** An order after an event, with the event. */
export type OrderTransition = { readonly order: Order; readonly event: OrderEvent['type'] }

/** The order in its next status, with further changes; refused if the event is not possible in its status. */
export const applyOrderEvent = (
  order: Order, event: OrderEvent['type'], more: Partial<Order> = {}
): E.Either<WrongOrderStatus, OrderTransition> => {
  const status = nextOrderStatus(order.status, { type: event })
  return status === undefined
    ? E.left({ _tag: 'WrongOrderStatus', status: order.status })
    : E.right({ order: { ...order, ...more, status }, event })
}
