import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isPositive } from '../../../domain/money/money-arithmetic.ts'
import { cancelOrder } from '../../../domain/payment/cancel-order.ts'
import type { WrongOrderStatus } from '../../../domain/order/order-refusal.ts'
import type { Order } from '../../../domain/order/order.ts'
import { requestRefund } from '../../../domain/payment/request-refund.ts'
import type { RefundOutOfRange } from '../../../domain/payment/payment-refusal.ts'
import { refundable } from '../../../domain/payment/refundable.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import { orderRefundMail } from '../mail/order-refund-mail.ts'
import { releaseMail } from '../mail/release-mail.ts'
import { moveOrder, type OrderCommand, type OrderDecision, type MoveDeps, type NotMoved } from '../order/move-order.ts'
import type { OrderFile } from '../order/order-moves.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { newRefundId } from './new-refund-id.ts'

/**
 * Cancels an order of which nothing was shipped: stock and coupon are returned, all payments are refunded, and the customer is notified.
 */
export type CancelOrder = (
  command: OrderCommand,
) => TE.TaskEither<WrongOrderStatus | RefundOutOfRange | NotMoved, OrderFile>

type Deps = MoveDeps & { readonly tokens: TokenMaker }

type Cancellation = { readonly order: Order; readonly refund?: Refund }

/** With a refund of everything that was paid, if anything was. */
const refundsInFull = (
  { tokens }: Deps, order: Order, { payments, refunds }: OrderFile, now: string,
): E.Either<RefundOutOfRange, Cancellation> =>
  isPositive(refundable(order, refunds)) ? requestRefund(order, payments, refunds, { id: newRefundId(tokens), now }) : E.right({ order })

export const makeCancelOrder =
  (deps: Deps): CancelOrder =>
  (command) =>
    moveOrder(deps, command, (file, now) =>
      pipe(
        cancelOrder(file.order, file.payments),
        E.bindW('cancellation', ({ order }) => refundsInFull(deps, order, file, now)),
        E.map(({ event, payments, cancellation: { order, refund } }): OrderDecision => {
          const refunds = refund === undefined ? [] : [refund]
          return {
            order, event, payments, refunds,
            mails: (settings, words) => [
              releaseMail(order, settings, words), ...refunds.map(
                (requested) => orderRefundMail(order, requested, file.payments, settings, words),
              ),
            ],
          }
        }),
      ))
