import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Payment, PaymentId } from '../../../domain/payment/payment.ts'
import { nextInquiryAt, inquiryWindow } from '../../../domain/payment/inquiry-schedule.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { PaymentLedger, PaymentNotFound } from './payment-ledger.port.ts'
import type { PaymentProvider } from './payment-provider.port.ts'
import type { UnresolvedPayments } from './unresolved-payments.port.ts'
import { settlement } from './settlement.ts'

/** The number of queried attempts, and those paid with another amount, for staff. */
export type Reconciled = { readonly queried: number; readonly isFull: boolean; readonly mismatched: readonly PaymentId[] }

/**
 * Queries attempts without a notice: one that was lost while the shop was down costs no order. `since`: the start of this process;
 * attempts queried before that are queried again.
 */
export type ReconcilePayments = (since: Date) => TE.TaskEither<ServiceUnavailable, Reconciled>

type Deps = JobDeps & {
  readonly unresolved: UnresolvedPayments
  readonly payments: PaymentLedger
  readonly provider: PaymentProvider
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
}

const AT_ONCE = 20

/** Nothing changes while the provider does not respond or decide: it is queried again later. */
const query =
  (deps: Deps) =>
  (payment: Payment): TE.TaskEither<ServiceUnavailable | PaymentNotFound, readonly PaymentId[]> =>
    pipe(
      deps.provider.fetchNotice(payment),
      TE.flatMap((notice): TE.TaskEither<ServiceUnavailable | PaymentNotFound, readonly PaymentId[]> =>
        notice === undefined
          ? TE.right([])
          : pipe(
              deps.payments.settle(payment.id, settlement(deps, notice, deps.clock.now())),
              TE.map((settled) => (settled.payment.status === 'mismatched' ? [payment.id] : [])),
            ),
      ),
    )

export const makeReconcilePayments =
  (deps: Deps): ReconcilePayments =>
  (since) =>
    pipe(
      TE.fromIO(() => deps.clock.now()),
      TE.flatMap((now) =>
        eachItem(deps, {
          job: 'payments',
          take: (unreadable) => deps.unresolved.unanswered({
            ...inquiryWindow(now), since, now, limit: AT_ONCE, nextAt: (payment) => nextInquiryAt(payment, now), unreadable,
          }),
          idOf: ({ id }) => id, work: query(deps), atOnce: true,
        })),
      TE.map(({ taken, done }) => ({ queried: taken, isFull: taken === AT_ONCE, mismatched: done.flat() })),
    )
