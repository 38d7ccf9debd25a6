import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { OrderChange } from '../../../domain/order/order-change.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { OrderNotFound } from './order-book.port.ts'
import type { OrderFile, OrderMoves } from './order-moves.port.ts'

/** An order with what happened to it. */
export type ShownOrder = OrderFile & { readonly changes: readonly OrderChange[] }

/** An order for the shop's people: all about it, its attempts and refunds, and what happened to it by whom. */
export type ShowOrderFile = (
  number: string,
) => TE.TaskEither<OrderNotFound | ServiceUnavailable, ShownOrder>

export const makeShowOrderFile =
  ({ moves }: { readonly moves: OrderMoves }): ShowOrderFile =>
  (number) =>
    moves.history(number)
