import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { endedRefund } from '../../../domain/payment/ended-refund.ts'
import { withRefunds } from '../../../domain/payment/request-refund.ts'
import type { RefundEvent } from '../../../domain/payment/refund.machine.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import { moveOrder, type Asked, type Decided, type MoveDeps, type NotMoved } from '../order/move-order.ts'
import type { OrderFile } from '../order/order-moves.port.ts'

type RefundNotFound = NotFound<'refund'>
const notFound: RefundNotFound = { _tag: 'NotFound', what: 'refund' }

/** Notes how a refund ended; one that is not on its way is not found. */
export const endRefund = (
  deps: MoveDeps, asked: Asked, event: RefundEvent, isMeant: (refund: Refund) => boolean,
): TE.TaskEither<RefundNotFound | NotMoved, OrderFile> =>
  moveOrder(deps, asked, ({ order, refunds }, now): E.Either<RefundNotFound, Decided> => {
    const meant = refunds.find(isMeant)
    const ended = meant && endedRefund(meant, event, now)
    if (ended === undefined) return E.left(notFound)
    return E.right({
      order: withRefunds(order, refunds.map((one) => (one.id === ended.id ? ended : one))), event: event.type, refunds: [ended],
    })
  })

/** The shop's people transferred a refund that the payment house has no part in. */
export type NoteRefund = (asked: Asked, id: string) => TE.TaskEither<RefundNotFound | NotMoved, OrderFile>

export const makeNoteRefund =
  (deps: MoveDeps): NoteRefund =>
  (asked, id) =>
    endRefund(deps, asked, { type: 'refund.done' }, (refund) => refund.id === id && refund.paymentId === undefined)
