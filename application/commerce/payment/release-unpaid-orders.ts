import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { releaseUnpaid } from '../../../domain/payment/release-unpaid.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import { missedDeadline, type PaymentDeadline } from '../../../domain/payment/payment-deadline.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { releaseMail } from '../mail/release-mail.ts'
import type { PaymentLedger, PaymentNotFound } from '../payment/payment-ledger.port.ts'
import type { PaymentProvider } from '../payment/payment-provider.port.ts'
import type { UnresolvedPayments, Release } from './unresolved-payments.port.ts'
import { settlement } from '../payment/settlement.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'

/**
 * Gives up orders nobody paid in time, and answers how many: the provider is asked once more, then the order is
 * cancelled, its stock and voucher are free again, and the shopper is told, once. A provider that is silent is no
 * reason to give up: such an order waits.
 */
export type ReleaseUnpaidOrders = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = {
  readonly unresolved: UnresolvedPayments
  readonly payments: PaymentLedger
  readonly provider: PaymentProvider
  readonly paymentDeadline: PaymentDeadline
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
  readonly clock: Clock
}

const AT_ONCE = 50

const askOnceMore = (deps: Deps) => (payment: Payment): TE.TaskEither<ServiceUnavailable | PaymentNotFound, void> =>
  pipe(
    deps.provider.ask(payment),
    TE.flatMap((notice): TE.TaskEither<ServiceUnavailable | PaymentNotFound, unknown> =>
      notice === undefined
        ? TE.right(undefined)
        : deps.payments.settle(payment.id, settlement(deps, notice, deps.clock.now())),
    ),
    TE.map(() => undefined),
  )

const released =
  (deps: Deps, before: Date) =>
  (order: Order, payments: readonly Payment[]): Release | undefined => {
    const given = releaseUnpaid(order, payments, before)
    return given && { ...given, mails: [releaseMail(order, deps.register.settings(order.brandChannel), deps.mailTexts)] }
  }

const releaseOne =
  (deps: Deps, before: Date) =>
  (orderToken: OrderToken): TE.TaskEither<never, number> =>
    pipe(
      deps.unresolved.attempts(orderToken),
      TE.flatMap(TE.traverseSeqArray(askOnceMore(deps))),
      TE.flatMap(() => deps.unresolved.release(orderToken, released(deps, before))),
      TE.match(() => E.right(0), (done) => E.right(done ? 1 : 0)),
    )

export const makeReleaseUnpaidOrders =
  (deps: Deps): ReleaseUnpaidOrders =>
  () => {
    const before = missedDeadline(deps.clock.now(), deps.paymentDeadline)
    return pipe(
      deps.unresolved.overdue({ before, limit: AT_ONCE }),
      TE.flatMap(TE.traverseSeqArray(releaseOne(deps, before))),
      TE.map((done) => done.reduce((sum, one) => sum + one, 0)),
    )
  }
