import * as TE from 'fp-ts/lib/TaskEither.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BeginPrices } from '../../../application/commerce/staff/begin-prices.ts'
import { runJob } from '../../../adapters/composition/server/run-job.ts'
import { startShopJobs } from '../../../adapters/composition/server/shop-jobs.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

beforeEach(() => { vi.useFakeTimers() })
afterEach(() => { vi.useRealTimers() })

const opened = (beginPrices: BeginPrices = () => TE.right(0)) => {
  const rounds = new Map<string, number>()
  const done = <Answer>(name: string, answer: Answer) => () => {
    rounds.set(name, (rounds.get(name) ?? 0) + 1)
    return TE.right(answer)
  }
  const jobs = startShopJobs({
    sendMails: done('mails', { sent: 0, givenUp: [] }),
    reconcilePayments: done('payments', { asked: 0, mismatched: [], isFull: false }),
    refundPayments: done('refunds', 0),
    payRefunds: done('parts', { done: 0, refused: [] }),
    remindOfTransfers: done('reminders', 0),
    releaseUnpaidOrders: done('releases', 0),
    beginPrices: () => {
      rounds.set('prices', (rounds.get('prices') ?? 0) + 1)
      return beginPrices()
    },
    ringAlarms: done('alarms', 0),
    remindOfCarts: done('carts', false),
    forgetCards: done('cards', 0),
    renewSubscriptions: done('subscriptions', 0),
    eraseAccounts: done('erasures', 0),
    reduceOrders: done('reductions', 0),
    removeIdentities: done('identities', 0),
    sweepAttempts: done('attempts', undefined),
    dropLeftovers: done('leftovers', undefined),
    deliverWebhooks: done('webhooks', []),
    since: new Date('2026-03-01T12:00:00Z'),
    report: (error) => { throw error },
    run: runJob,
  })
  return { rounds, jobs }
}

it('F-O08 drops every hour what nobody comes back to, beside all else that the shop does by itself', async () => {
  const { rounds, jobs } = opened()
  await vi.advanceTimersByTimeAsync(HOUR - SECOND)
  expect(rounds.get('leftovers')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect(rounds.get('leftovers')).toBe(1)
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(rounds.get('leftovers')).toBe(2)
  const least = {
    mails: 7000, cards: 700, payments: 700, refunds: 1400, reminders: 100, releases: 100, alarms: 100, carts: 10, attempts: 100,
    prices: 700, erasures: 100, reductions: 100, identities: 700, webhooks: 1400,
  }
  for (const [name, times] of Object.entries(least)) expect([name, (rounds.get(name) ?? 0) >= times]).toEqual([name, true])
  await jobs.stop()
})

it('lets every price begin whose moment has come, however many there are, before it rests', async () => {
  const left = [1000, 200, 0]
  const { rounds, jobs } = opened(() => TE.right(left.shift() ?? 0))
  await vi.advanceTimersByTimeAsync(0)
  expect([rounds.get('prices'), left]).toEqual([3, []])
  await jobs.stop()
})
