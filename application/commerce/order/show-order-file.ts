import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { OrderChange } from '../../../domain/order/order-change.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { OrderNotFound } from './order-repository.port.ts'
import type { OrderFile, OrderMoves } from './order-moves.port.ts'

/** An order with its history. */
export type OrderFileDetails = OrderFile & { readonly changes: readonly OrderChange[] }

/** An order for staff: payments, refunds and history. */
export type ShowOrderFile = (
  number: string,
) => TE.TaskEither<OrderNotFound | ServiceUnavailable, OrderFileDetails>

export const makeShowOrderFile =
  ({ moves }: { readonly moves: OrderMoves }): ShowOrderFile =>
  (number) =>
    moves.history(number)
