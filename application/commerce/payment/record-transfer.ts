import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Money } from '../../../domain/money/money.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import { payByTransfer } from '../../../domain/payment/pay-by-transfer.ts'
import type { AmountMismatch } from '../../../domain/payment/payment-refusal.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { UnresolvedPayments } from './unresolved-payments.port.ts'

/**
 * Notes that the money of a transfer, or of an invoice, arrived; answers whether the order waited for it. Money for any other
 * order, such as one that was given up, is left to the shop's people.
 */
export type RecordTransfer = (orderToken: OrderToken, amount: Money) => TE.TaskEither<AmountMismatch | ServiceUnavailable, boolean>

export const makeRecordTransfer =
  (deps: { readonly unresolved: UnresolvedPayments; readonly clock: Clock }): RecordTransfer =>
  (orderToken, amount) => {
    let isAnother = false
    return pipe(
      deps.unresolved.release(orderToken, (order) => {
        const paid = payByTransfer(order, amount, deps.clock.now().toISOString())
        isAnother = E.isLeft(paid)
        return E.isLeft(paid) || paid.right === undefined ? undefined : { order: paid.right, payments: [], mails: [] }
      }),
      TE.filterOrElseW(() => !isAnother, (): AmountMismatch => ({ _tag: 'AmountMismatch' })),
    )
  }
