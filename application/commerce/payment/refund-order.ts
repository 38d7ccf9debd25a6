import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { requestRefund, type AskedRefund } from '../../../domain/payment/request-refund.ts'
import type { RefundOutOfRange } from '../../../domain/payment/payment-refusal.ts'
import { orderRefundMail } from '../mail/order-refund-mail.ts'
import { moveOrder, type Asked, type Decided, type MoveDeps, type NotMoved } from '../order/move-order.ts'
import type { OrderFile } from '../order/order-moves.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { newRefundId } from './new-refund-id.ts'

/** Money of an order goes back, all that is left of it or a part, and the customer is told. The house is asked by a scheduled job. */
export type RefundOrder = (
  asked: Asked, how: Pick<AskedRefund, 'amount' | 'way'>,
) => TE.TaskEither<RefundOutOfRange | NotMoved, OrderFile>

export const makeRefundOrder =
  (deps: MoveDeps & { readonly tokens: TokenMaker }): RefundOrder =>
  (asked, how) =>
    moveOrder(deps, asked, ({ order: before, payments, refunds }, now) =>
      pipe(
        requestRefund(before, payments, refunds, { ...how, id: newRefundId(deps.tokens), now }),
        E.map(({ order, refund }): Decided => ({
          order, event: 'refund.asked', refunds: [refund],
          mails: (settings, words) => [orderRefundMail(order, refund, payments, settings, words)],
        })),
      ))
