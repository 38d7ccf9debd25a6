import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { ownRequest } from '../../../domain/order/change-key.ts'
import type { RefundId } from '../../../domain/payment/refund.ts'
import { nextInquiryAt } from '../../../domain/payment/inquiry-schedule.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import type { MoveDeps } from '../order/move-order.ts'
import type { DueRefund, DueRefunds } from './due-refunds.port.ts'
import { endRefund } from './mark-refund-paid.ts'
import type { PaymentProvider } from './payment-provider.port.ts'

/** The number of refunds made, and those the payment provider refused permanently, for staff. */
export type PaidRefunds = { readonly done: number; readonly refused: readonly RefundId[] }

/** Makes the refunds that staff decided at the payment provider; without a response they are retried with growing pauses. */
export type PayRefunds = () => TE.TaskEither<ServiceUnavailable, PaidRefunds>

type Deps = MoveDeps & JobDeps & { readonly dueRefunds: DueRefunds; readonly provider: PaymentProvider }

const AT_ONCE = 20

/** Idempotent: after a crash or in another process the record exists already. */
const record =
  (deps: Deps, { refund: { id }, number }: DueRefund, type: 'refund.paid' | 'refund.refused'): TE.TaskEither<unknown, PaidRefunds> =>
  pipe(
    endRefund(deps, { number, ...ownRequest(type, id), by: { kind: 'payment_provider' } }, { type }, (refund) => refund.id === id),
    TE.map((): PaidRefunds => (type === 'refund.paid' ? { done: 1, refused: [] } : { done: 0, refused: [id] })),
  )

const payOne = (deps: Deps) => (due: DueRefund): TE.TaskEither<unknown, PaidRefunds> =>
  pipe(
    deps.provider.giveBack(due.payment, { id: due.refund.id, amount: due.refund.amount, before: due.before }),
    TE.matchE(
      (failure): TE.TaskEither<unknown, PaidRefunds> =>
        failure._tag === 'RefundRefused' ? record(deps, due, 'refund.refused') : TE.left(failure),
      () => record(deps, due, 'refund.paid'),
    ),
  )

export const makePayRefunds =
  (deps: Deps): PayRefunds =>
  () =>
    pipe(
      TE.fromIO(() => deps.clock.now()),
      TE.flatMap((now) => eachItem(deps, {
        job: 'pay_refunds',
        take: (unreadable) => deps.dueRefunds.due({
          now, limit: AT_ONCE, nextAt: ({ requestedAt }) => nextInquiryAt({ startedAt: requestedAt }, now), unreadable,
        }),
        idOf: ({ refund: { id } }) => id, work: payOne(deps), atOnce: true,
      })),
      TE.map(({ done }) => ({ done: done.reduce((sum, paid) => sum + paid.done, 0), refused: done.flatMap(({ refused }) => refused) })),
    )
