import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { SweepAttempts } from '../../../application/commerce/attempts/sweep-attempts.ts'
import type { PurgeExpiredData } from '../../../application/commerce/privacy/purge-expired-data.ts'
import type { RemindOfCarts } from '../../../application/commerce/marketing/remind-of-carts.ts'
import type { SendMails } from '../../../application/commerce/mail/send-mails.ts'
import type { DeleteCards } from '../../../application/commerce/payment/delete-cards.ts'
import type { BeginPrices } from '../../../application/commerce/staff/begin-prices.ts'
import type { ReleaseUnpaidOrders } from '../../../application/commerce/payment/release-unpaid-orders.ts'
import type { ReconcilePayments } from '../../../application/commerce/payment/reconcile-payments.ts'
import type { RemindOfTransfers } from '../../../application/commerce/payment/remind-of-transfers.ts'
import type { PayRefunds } from '../../../application/commerce/payment/pay-refunds.ts'
import type { RefundPayments } from '../../../application/commerce/payment/refund-payments.ts'
import type { RemoveIdentities } from '../../../application/commerce/identity/remove-identities.ts'
import type { DeleteAccounts } from '../../../application/commerce/privacy/delete-accounts.ts'
import type { ReduceOrders } from '../../../application/commerce/privacy/reduce-orders.ts'
import type { SendReminders } from '../../../application/commerce/reminder/send-reminders.ts'
import type { RenewSubscriptions } from '../../../application/commerce/subscription/renew-subscriptions.ts'
import type { DeliverWebhooks } from '../../../application/commerce/webhook/deliver-webhooks.ts'
import type { JobFailures } from '../../../application/commerce/job/job-failures.port.ts'
import { WHOLE_JOB } from '../../../domain/job/job-failure.ts'
import { JOBS, type JobName } from '../../../domain/job/job-name.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { JobFailed } from './job-failed.ts'
import type { RunJob } from './run-job.ts'
import { startScheduledJob, type ScheduledJob } from './scheduled-job.ts'

type Deps = {
  readonly sendMails: SendMails
  readonly reconcilePayments: ReconcilePayments
  readonly refundPayments: RefundPayments
  readonly payRefunds: PayRefunds
  readonly deleteCards: DeleteCards
  readonly beginPrices: BeginPrices
  readonly releaseUnpaidOrders: ReleaseUnpaidOrders
  readonly remindOfTransfers: RemindOfTransfers
  readonly sendReminders: SendReminders
  readonly remindOfCarts: RemindOfCarts
  readonly renewSubscriptions: RenewSubscriptions
  readonly deleteAccounts: DeleteAccounts
  readonly reduceOrders: ReduceOrders
  readonly removeIdentities: RemoveIdentities
  readonly sweepAttempts: SweepAttempts
  readonly purgeExpiredData: PurgeExpiredData
  readonly deliverWebhooks: DeliverWebhooks
  readonly jobFailures: JobFailures
  readonly now: () => Date
  /** When this process opened. */
  readonly since: Date
  readonly report: (error: unknown) => void
  readonly run: RunJob
}

/** One run of a job: returns whether there is more to do at once. */
type JobRun = TE.TaskEither<Failure, boolean>

const more = (count: number): boolean => count > 0
const over = (): boolean => false

/** What each job does, and whether the remaining work waits for the next scheduled run or is done at once. */
const RUNS: { readonly [job in JobName]: (deps: Deps) => JobRun } = {
  mails: ({ sendMails, report }) => pipe(sendMails(), TE.map(({ failedPermanently }) => {
    for (const id of failedPermanently) report(new Error(`Mail ${id} failed permanently: no mail server accepted it`))
    return false
  })),
  // Payment attempts that were not reported while the shop was down are checked until none is left.
  payments: ({ reconcilePayments, since, report }) => pipe(reconcilePayments(since), TE.map(({ mismatched, isFull }) => {
    for (const payment of mismatched) report(new Error(`Payment ${payment} does not match the amount of its order`))
    return isFull
  })),
  refund_payments: ({ refundPayments }) => pipe(refundPayments(), TE.map(over)),
  pay_refunds: ({ payRefunds, report }) => pipe(payRefunds(), TE.map(({ refused }) => {
    for (const id of refused) report(new Error(`The payment provider rejected refund ${id}; staff must pay it`))
    return false
  })),
  delete_cards: ({ deleteCards }) => pipe(deleteCards(), TE.map(over)),
  begin_prices: ({ beginPrices }) => pipe(beginPrices(), TE.map(more)),
  release_orders: ({ releaseUnpaidOrders }) => pipe(releaseUnpaidOrders(), TE.map(over)),
  remind_transfers: ({ remindOfTransfers }) => pipe(remindOfTransfers(), TE.map(over)),
  // In the morning many mails are due: as long as there are some, they do not wait for the next minute.
  reminders: ({ sendReminders }) => pipe(sendReminders(), TE.map(more)),
  cart_reminders: ({ remindOfCarts }) => remindOfCarts(),
  subscriptions: ({ renewSubscriptions }) => pipe(renewSubscriptions(), TE.map(more)),
  account_deletions: ({ deleteAccounts }) => pipe(deleteAccounts(), TE.map(more)),
  reduce_orders: ({ reduceOrders }) => pipe(reduceOrders(), TE.map(more)),
  identities: ({ removeIdentities }) => pipe(removeIdentities(), TE.map(more)),
  attempts: ({ sweepAttempts }) => sweepAttempts(),
  purge_expired_data: ({ purgeExpiredData }) => pipe(purgeExpiredData(), TE.map(over)),
  webhooks: ({ deliverWebhooks, report }) => pipe(deliverWebhooks(), TE.map((failedPermanently) => {
    for (const { delivery: { endpoint, type, event }, why } of failedPermanently)
      report(new Error(`Webhook ${endpoint}: delivery of ${type} ${event} failed permanently: ${why}`))
    return false
  })),
}

const SECOND = 1000

type JobGroup = { readonly name: string; readonly pause: number; readonly jobs: readonly JobName[]; readonly startsLater?: true }

/** The order of the jobs and their intervals; no run at start if nothing is lost by waiting. */
const GROUPS: readonly JobGroup[] = [
  { name: 'mails', pause: SECOND, jobs: ['mails'], startsLater: true },
  { name: 'payments', pause: 10 * SECOND, jobs: ['payments'] },
  { name: 'refunds', pause: 5 * SECOND, jobs: ['refund_payments', 'pay_refunds'] },
  { name: 'unpaid_orders', pause: 60 * SECOND, jobs: ['remind_transfers', 'release_orders'] },
  { name: 'card_deletions', pause: 10 * SECOND, jobs: ['delete_cards'] },
  { name: 'prices', pause: 10 * SECOND, jobs: ['begin_prices'] },
  { name: 'webhooks', pause: 5 * SECOND, jobs: ['webhooks'] },
  { name: 'reminders', pause: 60 * SECOND, jobs: ['reminders'] },
  { name: 'subscriptions', pause: 60 * SECOND, jobs: ['subscriptions'] },
  { name: 'account_deletions', pause: 60 * SECOND, jobs: ['account_deletions', 'reduce_orders'] },
  { name: 'identity_removals', pause: 10 * SECOND, jobs: ['identities'] },
  { name: 'cart_reminders', pause: 600 * SECOND, jobs: ['cart_reminders'], startsLater: true },
  { name: 'attempt_counters', pause: 60 * SECOND, jobs: ['attempts'], startsLater: true },
  { name: 'expired_data', pause: 3600 * SECOND, jobs: ['purge_expired_data'], startsLater: true },
]

/**
 * Repeats one job until nothing is left to do at once. A run that fails as a whole is stored like the failure of an item, counted again
 * each time, and resolved by the first successful run.
 */
const openRunner = (deps: Deps) => {
  const failed = new Set<JobName>(JOBS)
  const runJob = async (job: JobName): Promise<E.Either<JobFailed, boolean>> => {
    const outcome = await Promise.resolve().then(() => RUNS[job](deps)()).catch((error: unknown) => E.left(error))
    if (E.isLeft(outcome)) {
      failed.add(job)
      await deps.jobFailures.note({ job, item: WHOLE_JOB, error: outcome.left, at: deps.now() })().catch(deps.report)
      return E.left(new JobFailed(job, WHOLE_JOB, outcome.left))
    }
    // This also resolves failures that an earlier process stored.
    if (failed.delete(job)) await deps.jobFailures.clear(job, [WHOLE_JOB])().catch(deps.report)
    return E.right(outcome.right)
  }
  return async (job: JobName, isStopping: () => boolean): Promise<JobFailed | undefined> => {
    for (;;) {
      const outcome = await runJob(job)
      if (E.isLeft(outcome)) return outcome.left
      if (!outcome.right || isStopping()) return undefined
    }
  }
}

/** Runs all scheduled jobs while the shop is open: mails are sent, payments are checked, unpaid orders expire. */
export const startShopJobs = (deps: Deps): ScheduledJob => {
  const { report, run } = deps
  const runToEnd = openRunner(deps)
  const runGroup = async (names: readonly JobName[], isStopping: () => boolean): Promise<void> => {
    const failures: JobFailed[] = []
    for (const job of names) failures.push(...[await runToEnd(job, isStopping)].flatMap((failure) => failure ?? []))
    if (failures[0] !== undefined) throw failures[0]
  }
  const jobs = GROUPS.map(({ name, pause, jobs: names, startsLater }) => startScheduledJob({
    // Monitoring counts the failed run; the error itself was reported when it was stored.
    pause, report: (error) => { if (!(error instanceof JobFailed)) report(error) }, atOnce: startsLater !== true,
    work: (isStopping) => run(name, () => runGroup(names, isStopping)),
  }))
  return { stop: async () => { await Promise.all(jobs.map(({ stop }) => stop())) } }
}
