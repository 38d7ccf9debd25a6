import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { OrderBook } from './order-book.port.ts'

/** The order of a secret token; there is no other way for a guest (Commerce §6). */
export type ShowOrder = (orderToken: OrderToken) => TE.TaskEither<Failure, Order>

export const makeShowOrder =
  (deps: { readonly orders: OrderBook }): ShowOrder =>
  (orderToken) =>
    deps.orders.order(orderToken)
