import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { OrderToken } from '../../../domain/order/order.ts'
import { shownOrder, type ShownOrder } from '../../../domain/order/shown-order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { OrderBook } from './order-book.port.ts'

/** The order of a secret token; there is no other way for a guest (Commerce §6). */
export type ShowOrder = (orderToken: OrderToken) => TE.TaskEither<Failure, ShownOrder>

export const makeShowOrder =
  (deps: { readonly orders: OrderBook }): ShowOrder =>
  (orderToken) =>
    pipe(deps.orders.order(orderToken), TE.map(shownOrder))
