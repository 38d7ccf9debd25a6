import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { releaseUnpaid } from '../../../domain/payment/release-unpaid.ts'
import { ownKey } from '../../../domain/order/change-key.ts'
import type { Order } from '../../../domain/order/order.ts'
import { missedDeadlines, type OverdueBefore, type PaymentDeadline } from '../../../domain/payment/payment-deadline.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import { releaseMail } from '../mail/release-mail.ts'
import type { PaymentLedger, PaymentNotFound } from '../payment/payment-ledger.port.ts'
import type { PaymentProvider } from '../payment/payment-provider.port.ts'
import type { UnresolvedPayments, Release } from './unresolved-payments.port.ts'
import type { UnpaidOrder, UnpaidOrders } from './unpaid-orders.port.ts'
import { settlement } from '../payment/settlement.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'

/**
 * Releases orders that were not paid in time and returns how many: undecided attempts are queried once more, then the order is cancelled,
 * stock and coupon are returned, and the shopper is notified, once. If the provider does not respond, the order waits for the next run and
 * delays no other.
 */
export type ReleaseUnpaidOrders = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = JobDeps & {
  readonly unresolved: UnresolvedPayments
  readonly unpaid: UnpaidOrders
  readonly payments: PaymentLedger
  readonly provider: PaymentProvider
  readonly paymentDeadline: PaymentDeadline
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
}

const AT_ONCE = 50
/** The delay before the next try, in milliseconds. */
const PAUSE = 10 * 60_000

// Every other status comes from the provider.
const isUndecided = ({ status }: Payment): boolean => status === 'started'

const queryAgain = (deps: Deps) => (payment: Payment): TE.TaskEither<ServiceUnavailable | PaymentNotFound, void> =>
  pipe(
    deps.provider.fetchNotice(payment),
    TE.flatMap((notice): TE.TaskEither<ServiceUnavailable | PaymentNotFound, unknown> =>
      notice === undefined
        ? TE.right(undefined)
        : deps.payments.settle(payment.id, settlement(deps, notice, deps.clock.now())),
    ),
    TE.map(() => undefined),
  )

const releaseOf =
  (deps: Deps, missed: OverdueBefore) =>
  (order: Order, payments: readonly Payment[]): Release | undefined => {
    const release = releaseUnpaid(order, payments, missed)
    return release && {
      ...release,
      mails: [releaseMail(order, deps.register.settings(order.brandChannel), deps.mailTexts)],
      change: {
        key: ownKey('order.expired', order.number), event: 'order.expired', from: order.status, to: release.order.status,
        by: { kind: 'shop' },
        at: deps.clock.now().toISOString(),
      },
    }
  }

const releaseOne =
  (deps: Deps, missed: OverdueBefore) =>
  ({ token }: UnpaidOrder): TE.TaskEither<unknown, boolean> =>
    pipe(
      deps.unresolved.attempts(token),
      TE.map((attempts) => attempts.filter(isUndecided)),
      TE.flatMap(TE.traverseArray(queryAgain(deps))),
      TE.flatMap(() => deps.unresolved.release(token, releaseOf(deps, missed))),
    )

export const makeReleaseUnpaidOrders =
  (deps: Deps): ReleaseUnpaidOrders =>
  () => {
    const now = deps.clock.now()
    const missed = missedDeadlines(now, deps.paymentDeadline)
    return pipe(
      eachItem(deps, {
        job: 'release_orders',
        take: () => deps.unpaid.overdue({ missed, now, limit: AT_ONCE, nextAt: new Date(now.getTime() + PAUSE) }),
        idOf: ({ number }) => number, work: releaseOne(deps, missed), atOnce: true,
      }),
      TE.map(({ done }) => done.filter(Boolean).length),
    )
  }
