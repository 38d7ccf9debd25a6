import * as TE from 'fp-ts/lib/TaskEither.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BeginPrices } from '../../../application/commerce/staff/begin-prices.ts'
import { runJob } from '../../../adapters/composition/server/run-job.ts'
import { openMemoryShop } from '../../../adapters/memory/memory-shop.ts'
import { reportedFailures } from '../../../adapters/composition/server/job-failed.ts'
import { startShopJobs } from '../../../adapters/composition/server/shop-jobs.ts'
import { JOBS } from '../../../application/commerce/jobs.ts'
import { JOB_NAMES, type JobName } from '../../../domain/job/job-name.ts'
import { value } from '../../support/outcome.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

beforeEach(() => { vi.useFakeTimers() })
afterEach(() => { vi.useRealTimers() })

const opened = (beginPrices: BeginPrices = () => TE.right(0), broken?: string) => {
  const rounds = new Map<string, number>()
  const reports: unknown[] = []
  const { jobFailures } = openMemoryShop(aCatalogue())
  const done = <Answer>(name: string, response: Answer) => (): TE.TaskEither<never, Answer> => {
    rounds.set(name, (rounds.get(name) ?? 0) + 1)
    if (name === broken) throw new TypeError('a planted defect')
    return TE.right(response)
  }
  const jobs = startShopJobs({
    sendMails: done('mails', { sent: 0, failedPermanently: [] }),
    reconcilePayments: done('payments', { queried: 0, mismatched: [], isFull: false }),
    refundPayments: done('refunds', 0),
    payRefunds: done('parts', { done: 0, refused: [] }),
    remindOfTransfers: done('reminders', 0),
    releaseUnpaidOrders: done('releases', 0),
    beginPrices: () => {
      rounds.set('prices', (rounds.get('prices') ?? 0) + 1)
      return beginPrices()
    },
    sendReminders: done('alarms', 0),
    remindOfCarts: done('carts', false),
    deleteCards: done('cards', 0),
    renewSubscriptions: done('subscriptions', 0),
    deleteAccounts: done('erasures', 0),
    reduceOrders: done('reductions', 0),
    removeIdentities: done('identities', 0),
    sweepAttempts: done('attempts', false),
    purgeExpiredData: done('expired', undefined),
    deliverWebhooks: done('webhooks', []),
    jobFailures: reportedFailures(jobFailures, (error) => reports.push(error)), now: () => new Date(),
    since: new Date('2026-03-01T12:00:00Z'),
    report: (error) => { throw error },
    run: runJob,
  })
  return { rounds, jobs, reports, jobFailures }
}

it('F-O08 purges expired data every hour, among all other jobs of the shop', async () => {
  const { rounds, jobs } = opened()
  await vi.advanceTimersByTimeAsync(HOUR - SECOND)
  expect(rounds.get('expired')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect(rounds.get('expired')).toBe(1)
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(rounds.get('expired')).toBe(2)
  const least = {
    mails: 7000, cards: 700, payments: 700, refunds: 1400, reminders: 100, releases: 100, alarms: 100, carts: 10, attempts: 100,
    prices: 700, erasures: 100, reductions: 100, identities: 700, webhooks: 1400,
  }
  for (const [name, times] of Object.entries(least)) expect([name, (rounds.get(name) ?? 0) >= times]).toEqual([name, true])
  await jobs.stop()
})

it('starts all due prices, however many, before it pauses', async () => {
  const left = [1000, 200, 0]
  const { rounds, jobs } = opened(() => TE.right(left.shift() ?? 0))
  await vi.advanceTimersByTimeAsync(0)
  expect([rounds.get('prices'), left]).toEqual([3, []])
  await jobs.stop()
})

const JOB_OF = {
  mails: 'mails', payments: 'payments', refunds: 'refund_payments', parts: 'pay_refunds', reminders: 'remind_transfers',
  releases: 'release_orders', alarms: 'reminders', carts: 'cart_reminders', cards: 'delete_cards', subscriptions: 'subscriptions',
  erasures: 'account_deletions', reductions: 'reduce_orders', identities: 'identities', attempts: 'attempts',
  expired: 'purge_expired_data', webhooks: 'webhooks', prices: 'begin_prices',
} as const satisfies { readonly [name: string]: JobName }

it('H-S22 no job is missing', () => {
  const names = JOB_NAMES.toSorted()
  expect(Object.values(JOBS).map(({ job }) => job).toSorted()).toEqual(names)
  expect(Object.values(JOB_OF).toSorted()).toEqual(names)
})

const named = Object.entries(JOB_OF)

it.each(named)('H-S22 reports that %s failed, saves it, and continues with all others', async (name, job) => {
  const breaking = (): TE.TaskEither<never, number> => { throw new TypeError('a planted defect') }
  const { rounds, jobs, reports, jobFailures } = opened(name === 'prices' ? breaking : undefined, name)
  await vi.advanceTimersByTimeAsync(HOUR + SECOND)
  const { failures } = await value(jobFailures.list({ since: new Date(0), limit: 9 }))
  expect(failures).toMatchObject([{ job, item: 'round', reason: 'TypeError', attempts: rounds.get(name) }])
  expect(reports).toHaveLength(rounds.get(name) ?? 0)
  expect(String(reports[0])).toBe(`JobFailed: Job ${job} failed: TypeError`)
  for (const other of Object.keys(JOB_OF)) expect([other, (rounds.get(other) ?? 0) > 0]).toEqual([other, true])
  await jobs.stop()
})

it('H-S22 clears the failure of a job once it runs, even in a process that starts after the failure', async () => {
  const { jobs, jobFailures } = opened()
  await value(jobFailures.note({ job: 'mails', item: 'round', error: new TypeError('before'), at: new Date() }))
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect((await value(jobFailures.list({ since: new Date(0), limit: 9 }))).total).toBe(0)
  await jobs.stop()
})
