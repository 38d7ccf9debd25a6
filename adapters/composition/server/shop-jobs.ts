import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import type { JobFailures } from '../../../application/commerce/job/job-failures.port.ts'
import { WHOLE_JOB } from '../../../domain/job/job-failure.ts'
import type { JobName } from '../../../domain/job/job-name.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { JobFailed } from './job-failed.ts'
import type { RunJob } from './run-job.ts'
import { startScheduledJob, type ScheduledJob } from './scheduled-job.ts'

type Deps = Commerce['jobs'] & {
  readonly jobFailures: JobFailures
  readonly now: () => Date
  /** When this process opened. */
  readonly since: Date
  readonly report: (error: unknown) => void
  readonly run: RunJob
}

/** One run of a job: returns whether there is more to do at once. */
type Run = (deps: Deps) => TE.TaskEither<Failure, boolean>

const more = (count: number): boolean => count > 0
const over = (): boolean => false

const SECOND = 1000

/** Jobs of a group run one after the other; `pause` in milliseconds; no run at start if nothing is lost by waiting. */
type ShopJob = { readonly group: string; readonly pause: number; readonly startsLater?: true; readonly run: Run }

const REFUNDS = { group: 'refunds', pause: 5 * SECOND }
const UNPAID_ORDERS = { group: 'unpaid_orders', pause: 60 * SECOND }
const DELETIONS = { group: 'account_deletions', pause: 60 * SECOND }

/**
 * Every job: its group, which monitoring names, its interval, what it does, and whether the remaining work waits for the next scheduled
 * run or is done at once. Jobs of a group run in this order.
 */
const SHOP_JOBS: { readonly [job in JobName]: ShopJob } = {
  mails: {
    group: 'mails', pause: SECOND, startsLater: true,
    run: ({ sendMails, report }) => pipe(sendMails(), TE.map(({ failedPermanently }) => {
      for (const id of failedPermanently) report(new Error(`Mail ${id} failed permanently: no mail server accepted it`))
      return false
    })),
  },
  // Payment attempts that were not reported while the shop was down are checked until none is left.
  payments: {
    group: 'payments', pause: 10 * SECOND,
    run: ({ reconcilePayments, since, report }) => pipe(reconcilePayments(since), TE.map(({ mismatched, isFull }) => {
      for (const payment of mismatched) report(new Error(`Payment ${payment} does not match the amount of its order`))
      return isFull
    })),
  },
  refund_payments: { ...REFUNDS, run: ({ refundPayments }) => pipe(refundPayments(), TE.map(over)) },
  pay_refunds: {
    ...REFUNDS,
    run: ({ payRefunds, report }) => pipe(payRefunds(), TE.map(({ refused }) => {
      for (const id of refused) report(new Error(`The payment provider rejected refund ${id}; staff must pay it`))
      return false
    })),
  },
  remind_transfers: { ...UNPAID_ORDERS, run: ({ remindOfTransfers }) => pipe(remindOfTransfers(), TE.map(over)) },
  release_orders: { ...UNPAID_ORDERS, run: ({ releaseUnpaidOrders }) => pipe(releaseUnpaidOrders(), TE.map(over)) },
  delete_cards: { group: 'card_deletions', pause: 10 * SECOND, run: ({ deleteCards }) => pipe(deleteCards(), TE.map(over)) },
  begin_prices: { group: 'prices', pause: 10 * SECOND, run: ({ beginPrices }) => pipe(beginPrices(), TE.map(more)) },
  webhooks: {
    group: 'webhooks', pause: 5 * SECOND,
    run: ({ deliverWebhooks, report }) => pipe(deliverWebhooks(), TE.map((failedPermanently) => {
      for (const { delivery: { endpoint, type, event }, why } of failedPermanently)
        report(new Error(`Webhook ${endpoint}: delivery of ${type} ${event} failed permanently: ${why}`))
      return false
    })),
  },
  // In the morning many mails are due: as long as there are some, they do not wait for the next minute.
  reminders: { group: 'reminders', pause: 60 * SECOND, run: ({ sendReminders }) => pipe(sendReminders(), TE.map(more)) },
  subscriptions: { group: 'subscriptions', pause: 60 * SECOND, run: ({ renewSubscriptions }) => pipe(renewSubscriptions(), TE.map(more)) },
  account_deletions: { ...DELETIONS, run: ({ deleteAccounts }) => pipe(deleteAccounts(), TE.map(more)) },
  reduce_orders: { ...DELETIONS, run: ({ reduceOrders }) => pipe(reduceOrders(), TE.map(more)) },
  identities: { group: 'identity_removals', pause: 10 * SECOND, run: ({ removeIdentities }) => pipe(removeIdentities(), TE.map(more)) },
  cart_reminders: { group: 'cart_reminders', pause: 600 * SECOND, startsLater: true, run: ({ remindOfCarts }) => remindOfCarts() },
  attempts: { group: 'attempt_counters', pause: 60 * SECOND, startsLater: true, run: ({ sweepAttempts }) => sweepAttempts() },
  purge_expired_data: {
    group: 'expired_data', pause: 3600 * SECOND, startsLater: true, run: ({ purgeExpiredData }) => pipe(purgeExpiredData(), TE.map(over)),
  },
}
const NAMES = Object.keys(SHOP_JOBS) as readonly JobName[]

/**
 * Repeats one job until nothing is left to do at once. A run that fails as a whole is stored like the failure of an item, counted again
 * each time, and resolved by the first successful run.
 */
const openRunner = (deps: Deps) => {
  const failed = new Set(NAMES)
  const runJob = async (job: JobName): Promise<E.Either<JobFailed, boolean>> => {
    const outcome = await Promise.resolve().then(() => SHOP_JOBS[job].run(deps)()).catch((error: unknown) => E.left(error))
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
  const jobs = [...Map.groupBy(NAMES, (name) => SHOP_JOBS[name].group)].map(([group, names]) => startScheduledJob({
    // Monitoring counts the failed run; the error itself was reported when it was stored.
    report: (error) => { if (!(error instanceof JobFailed)) report(error) },
    pause: Math.min(...names.map((name) => SHOP_JOBS[name].pause)), atOnce: names.every((name) => SHOP_JOBS[name].startsLater !== true),
    work: (isStopping) => run(group, () => runGroup(names, isStopping)),
  }))
  return { stop: async () => { await Promise.all(jobs.map(({ stop }) => stop())) } }
}
