import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { nextPaymentStatus } from '../../../domain/payment/next-payment-status.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import { refundAgainAt } from '../../../domain/payment/inquiry-schedule.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import type { PaymentLedger } from './payment-ledger.port.ts'
import type { PaymentProvider } from './payment-provider.port.ts'
import type { UnresolvedPayments } from './unresolved-payments.port.ts'

/** Refunds payments without an order and returns how many; failed ones are retried later. */
export type RefundPayments = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = JobDeps & {
  readonly unresolved: UnresolvedPayments
  readonly payments: PaymentLedger
  readonly provider: PaymentProvider
}

const AT_ONCE = 20

const refunded = (payment: Payment): Payment => ({
  ...payment,
  status: nextPaymentStatus(payment.status, { type: 'payment.refunded' }),
})

// The provider's refund is idempotent, so a crash between its response and our record costs nothing.
const refundOne =
  (deps: Deps) =>
  (payment: Payment): TE.TaskEither<unknown, unknown> =>
    pipe(
      deps.provider.refund(payment),
      TE.flatMap((): TE.TaskEither<unknown, unknown> =>
        deps.payments.settle(payment.id, (current, order) => E.right({ payment: refunded(current), order, mails: [] })),
      ),
    )

export const makeRefundPayments =
  (deps: Deps): RefundPayments =>
  () =>
    pipe(
      TE.fromIO(() => deps.clock.now()),
      TE.flatMap((now) => eachItem(deps, {
        job: 'refund_payments',
        take: (unreadable) => deps.unresolved.refunds({ now, limit: AT_ONCE, nextAt: () => refundAgainAt(now), unreadable }),
        idOf: ({ id }) => id, work: refundOne(deps), atOnce: true,
      })),
      TE.map(({ done }) => done.length),
    )
