import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Money } from '../../../domain/money/money.ts'
import type { WrongOrderStatus } from '../../../domain/order/order-refusal.ts'
import { payByTransfer } from '../../../domain/payment/pay-by-transfer.ts'
import type { AmountMismatch } from '../../../domain/payment/payment-refusal.ts'
import { moveOrder, type OrderCommand, type OrderDecision, type MoveDeps, type NotMoved } from '../order/move-order.ts'
import type { OrderFile } from '../order/order-moves.port.ts'

/**
 * Records the payment of a transfer or invoice, exactly the amount due. An order that is not waiting for it, such as a released one, is
 * left to staff.
 */
export type RecordTransfer = (
  command: OrderCommand, amount: Money,
) => TE.TaskEither<AmountMismatch | WrongOrderStatus | NotMoved, OrderFile>

export const makeRecordTransfer =
  (deps: MoveDeps): RecordTransfer =>
  (command, amount) =>
    moveOrder(deps, command, ({ order: before }, now) =>
      pipe(
        payByTransfer(before, amount, now),
        E.flatMap((order): E.Either<AmountMismatch | WrongOrderStatus, OrderDecision> =>
          (order === undefined
            ? E.left({ _tag: 'WrongOrderStatus', status: before.status })
            : E.right({ order, event: 'payment.received' }))),
      ))
