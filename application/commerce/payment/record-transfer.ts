import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Money } from '../../../domain/money/money.ts'
import type { WrongOrderStatus } from '../../../domain/order/order-refusal.ts'
import { payByTransfer } from '../../../domain/payment/pay-by-transfer.ts'
import type { AmountMismatch } from '../../../domain/payment/payment-refusal.ts'
import { moveOrder, type Asked, type Decided, type MoveDeps, type NotMoved } from '../order/move-order.ts'
import type { OrderFile } from '../order/order-moves.port.ts'

/**
 * Notes that the money of a transfer, or of an invoice, arrived, exactly what is due. An order that does not wait for it, such as one
 * that was given up, leaves it to the shop's people.
 */
export type RecordTransfer = (
  asked: Asked, amount: Money,
) => TE.TaskEither<AmountMismatch | WrongOrderStatus | NotMoved, OrderFile>

export const makeRecordTransfer =
  (deps: MoveDeps): RecordTransfer =>
  (asked, amount) =>
    moveOrder(deps, asked, ({ order: before }, now) =>
      pipe(
        payByTransfer(before, amount, now),
        E.flatMap((order): E.Either<AmountMismatch | WrongOrderStatus, Decided> =>
          order === undefined ? E.left({ _tag: 'WrongOrderStatus', status: before.status }) : E.right({ order, event: 'money.came' })),
      ))
