import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { JobName } from '../../domain/job/job-name.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { CountDeps } from './attempts/count-attempt.ts'
import { makeRemoveIdentities } from './identity/remove-identities.ts'
import { makeSendMails } from './mail/send-mails.ts'
import { makeRemindOfCarts } from './marketing/remind-of-carts.ts'
import { makeDeleteCards } from './payment/delete-cards.ts'
import { makePayRefunds } from './payment/pay-refunds.ts'
import { makeReconcilePayments } from './payment/reconcile-payments.ts'
import { makeRefundPayments } from './payment/refund-payments.ts'
import { makeReleaseUnpaidOrders } from './payment/release-unpaid-orders.ts'
import { makeRemindOfTransfers } from './payment/remind-of-transfers.ts'
import { makeDeleteAccounts } from './privacy/delete-accounts.ts'
import { makePurgeExpiredData } from './privacy/purge-expired-data.ts'
import { makeReduceOrders } from './privacy/reduce-orders.ts'
import { makeSendReminders } from './reminder/send-reminders.ts'
import { makeBeginPrices } from './staff/begin-prices.ts'
import { makeRenewSubscriptions } from './subscription/renew-subscriptions.ts'
import { makeDeliverWebhooks } from './webhook/deliver-webhooks.ts'

/** One batch. `since`: when the process opened. */
export type Batch = (since: Date) => TaskEither<Failure, unknown>

/** What a batch returned. */
type ResultOf<Run extends Batch> = ReturnType<Run> extends TaskEither<Failure, infer Result> ? Result : never

/** A scheduled job under the name that staff see. */
export type Job<Result> = {
  readonly job: JobName
  /** Jobs of a group run one after the other; monitoring names the group. */
  readonly group: string
  /** Milliseconds. */
  readonly pause: number
  /** No run at start: nothing is lost by waiting. */
  readonly startsLater?: true
  /** Whether the remaining work is done at once; else it waits for the next scheduled run. */
  readonly hasMore?: (result: Result) => boolean
  /** What the log says of a batch. */
  readonly problems?: (result: Result) => readonly string[]
}

const job = <Ports, Run extends Batch>(make: (ports: Ports) => Run, how: Job<ResultOf<Run>>) =>
  Object.assign((ports: Ports) => make(ports), how)

const SECOND = 1000

const isAny = (count: number): boolean => count > 0
const isMore = (isLeft: boolean): boolean => isLeft

const REFUNDS = { group: 'refunds', pause: 5 * SECOND }
const UNPAID_ORDERS = { group: 'unpaid_orders', pause: 60 * SECOND }
const DELETIONS = { group: 'account_deletions', pause: 60 * SECOND }

/** Every scheduled job: its use case, which does one batch, and when it runs. Jobs of a group run in this order. */
export const JOBS = {
  sendMails: job(makeSendMails, {
    job: 'mails', group: 'mails', pause: SECOND, startsLater: true,
    problems: ({ failedPermanently }) => failedPermanently.map((id) => `Mail ${id} failed permanently: no mail server accepted it`),
  }),
  // Payment attempts that were not reported while the shop was down are checked until none is left.
  reconcilePayments: job(makeReconcilePayments, {
    job: 'payments', group: 'payments', pause: 10 * SECOND, hasMore: ({ isFull }) => isFull,
    problems: ({ mismatched }) => mismatched.map((payment) => `Payment ${payment} does not match the amount of its order`),
  }),
  refundPayments: job(makeRefundPayments, { job: 'refund_payments', ...REFUNDS }),
  payRefunds: job(makePayRefunds, {
    job: 'pay_refunds', ...REFUNDS,
    problems: ({ refused }) => refused.map((id) => `The payment provider rejected refund ${id}; staff must pay it`),
  }),
  remindOfTransfers: job(makeRemindOfTransfers, { job: 'remind_transfers', ...UNPAID_ORDERS }),
  releaseUnpaidOrders: job(makeReleaseUnpaidOrders, { job: 'release_orders', ...UNPAID_ORDERS }),
  deleteCards: job(makeDeleteCards, { job: 'delete_cards', group: 'card_deletions', pause: 10 * SECOND }),
  beginPrices: job(makeBeginPrices, { job: 'begin_prices', group: 'prices', pause: 10 * SECOND, hasMore: isAny }),
  deliverWebhooks: job(makeDeliverWebhooks, {
    job: 'webhooks', group: 'webhooks', pause: 5 * SECOND,
    problems: (failed) => failed.map(({ delivery: { endpoint, type, event }, why }) =>
      `Webhook ${endpoint}: delivery of ${type} ${event} failed permanently: ${why}`),
  }),
  // In the morning many mails are due: as long as there are some, they do not wait for the next minute.
  sendReminders: job(makeSendReminders, { job: 'reminders', group: 'reminders', pause: 60 * SECOND, hasMore: isAny }),
  renewSubscriptions: job(makeRenewSubscriptions, { job: 'subscriptions', group: 'subscriptions', pause: 60 * SECOND, hasMore: isAny }),
  deleteAccounts: job(makeDeleteAccounts, { job: 'account_deletions', ...DELETIONS, hasMore: isAny }),
  reduceOrders: job(makeReduceOrders, { job: 'reduce_orders', ...DELETIONS, hasMore: isAny }),
  removeIdentities: job(makeRemoveIdentities, { job: 'identities', group: 'identity_removals', pause: 10 * SECOND, hasMore: isAny }),
  remindOfCarts: job(makeRemindOfCarts, {
    job: 'cart_reminders', group: 'cart_reminders', pause: 600 * SECOND, startsLater: true, hasMore: isMore,
  }),
  /** Deletes expired attempts, to keep counting fast and to store no traces. */
  sweepAttempts: job(({ attempts, clock }: CountDeps) => () => attempts.sweep(clock.now()), {
    job: 'attempts', group: 'attempt_counters', pause: 60 * SECOND, startsLater: true, hasMore: isMore,
  }),
  purgeExpiredData: job(makePurgeExpiredData, {
    job: 'purge_expired_data', group: 'expired_data', pause: 3600 * SECOND, startsLater: true,
  }),
}
