import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { requestRefund, type RefundInput } from '../../../domain/payment/request-refund.ts'
import type { RefundOutOfRange } from '../../../domain/payment/payment-refusal.ts'
import { orderRefundMail } from '../mail/order-refund-mail.ts'
import { moveOrder, type OrderCommand, type OrderDecision, type MoveDeps, type NotMoved } from '../order/move-order.ts'
import type { OrderFile } from '../order/order-moves.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { newRefundId } from './new-refund-id.ts'

/** Requests a refund of all or a part of an order's payments and notifies the customer. A scheduled job makes it at the provider. */
export type RefundOrder = (
  command: OrderCommand, request: Pick<RefundInput, 'amount' | 'method'>,
) => TE.TaskEither<RefundOutOfRange | NotMoved, OrderFile>

export const makeRefundOrder =
  (deps: MoveDeps & { readonly tokens: TokenMaker }): RefundOrder =>
  (command, request) =>
    moveOrder(deps, command, ({ order: before, payments, refunds }, now) =>
      pipe(
        requestRefund(before, payments, refunds, { ...request, id: newRefundId(deps.tokens), now }),
        E.map(({ order, refund }): OrderDecision => ({
          order, event: 'refund.requested', refunds: [refund],
          mails: (settings, words) => [orderRefundMail(order, refund, payments, settings, words)],
        })),
      ))
