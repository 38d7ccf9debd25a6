import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { endedRefund } from '../../../domain/payment/ended-refund.ts'
import { withRefunds } from '../../../domain/payment/request-refund.ts'
import type { RefundEvent } from '../../../domain/payment/refund.machine.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import { moveOrder, type OrderCommand, type OrderDecision, type MoveDeps, type NotMoved } from '../order/move-order.ts'
import type { OrderFile } from '../order/order-moves.port.ts'

type RefundNotFound = NotFound<'refund'>
const notFound: RefundNotFound = { _tag: 'NotFound', what: 'refund' }

/** Records how a refund ended; one that is not open is not found. */
export const endRefund = (
  deps: MoveDeps, command: OrderCommand, event: RefundEvent, matches: (refund: Refund) => boolean,
): TE.TaskEither<RefundNotFound | NotMoved, OrderFile> =>
  moveOrder(deps, command, ({ order, refunds }, now): E.Either<RefundNotFound, OrderDecision> => {
    const refund = refunds.find(matches)
    const ended = refund && endedRefund(refund, event, now)
    if (ended === undefined) return E.left(notFound)
    return E.right({
      order: withRefunds(order, refunds.map((other) => (other.id === ended.id ? ended : other))), event: event.type, refunds: [ended],
    })
  })

/** Records a refund that staff paid by bank transfer, without the payment provider. */
export type MarkRefundPaid = (command: OrderCommand, id: string) => TE.TaskEither<RefundNotFound | NotMoved, OrderFile>

export const makeMarkRefundPaid =
  (deps: MoveDeps): MarkRefundPaid =>
  (command, id) =>
    endRefund(deps, command, { type: 'refund.paid' }, (refund) => refund.id === id && refund.paymentId === undefined)
