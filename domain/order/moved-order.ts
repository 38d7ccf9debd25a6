import * as E from 'fp-ts/lib/Either.js'
import { nextOrderStatus } from './next-order-status.ts'
import type { OrderEvent } from './order.machine.ts'
import type { WrongOrderStatus } from './order-refusal.ts'
import type { Order } from './order.ts'

/** An order after something happened to it, and what that was. */
export type Moved = { readonly order: Order; readonly event: OrderEvent['type'] }

/** The order in its next status, with what else became of it; refused where this cannot happen now. */
export const movedBy = (order: Order, event: OrderEvent['type'], more: Partial<Order> = {}): E.Either<WrongOrderStatus, Moved> => {
  const status = nextOrderStatus(order.status, { type: event })
  return status === undefined
    ? E.left({ _tag: 'WrongOrderStatus', status: order.status })
    : E.right({ order: { ...order, ...more, status }, event })
}
