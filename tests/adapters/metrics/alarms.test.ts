import Fastify from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { openMetrics } from '../../../adapters/metrics/metrics.ts'
import type { ShopFigures } from '../../../application/commerce/shop/shop-figures.port.ts'
import { ALARMS } from '../../support/alarms.ts'
import { openQuery } from '../../support/promql.ts'
import { SAMPLE_FIGURES } from '../../support/sample-figures.ts'

const NOTHING = Object.fromEntries(Object.entries(SAMPLE_FIGURES).map(([name, figure]) =>
  [name, typeof figure === 'number' ? 0 : 'count' in figure ? { count: 0, oldestSeconds: 0 } : {}])) as ShopFigures

/** A healthy process, until the test breaks it. */
const openProcess = () => {
  const [metrics, app] = [openMetrics(), Fastify()]
  const state = {
    figures: { ...NOTHING, orders: { new: 1 } } as ShopFigures | undefined,
    connections: { busy: 1, idle: 1, waiting: 0 }, pages: { bytes: 1, hits: 0, misses: 0, renders: 0 },
    lostReports: 0, isWritable: true, lag: 0.02, resident: 300e6,
  }
  app.addHook('onResponse', async (request, reply) => {
    Object.defineProperty(reply, 'elapsedTime', { value: Number(request.headers['x-seconds'] ?? 0.01) * 1000 })
  })
  metrics.watch(app)
  for (const url of ['/health/ready', '/p/:id', '/api/orders'])
    app.all(url, (request, reply) => reply.code(Number(request.headers['x-status'])).send())
  metrics.connections(() => state.connections)
  metrics.pages(() => state.pages)
  metrics.defects(() => state.lostReports)
  metrics.writes(() => state.isWritable)
  const ask = async (method: 'GET' | 'POST', url: string, status = 200, { times = 1, seconds = 0.01 } = {}) => {
    for (let time = 0; time < times; time += 1)
      await app.inject({ method, url, headers: { 'x-status': String(status), 'x-seconds': String(seconds) } })
  }
  const text = async (): Promise<string> => {
    const { figures } = state
    const book = { figures: () => () => (figures === undefined ? Promise.reject(new Error('away')) : Promise.resolve(E.right(figures))) }
    const message = await metrics.text({ book, now: () => new Date('2026-03-02T09:00:00Z'), report: () => {} })
    // The cost of this test itself is not measured.
    return message.replace(/^(nodejs_eventloop_lag_p99_seconds) .*$/m, `$1 ${state.lag}`)
      .replace(/^(process_resident_memory_bytes) .*$/m, `$1 ${state.resident}`)
  }
  return { metrics, state, ask, text }
}
type Process = ReturnType<typeof openProcess>

const repeat = (times: number, act: () => void): void => { for (let time = 0; time < times; time += 1) act() }

type Story = (process: Process, round: number) => unknown

const waits = (name: keyof ShopFigures, oldestSeconds: number): Story => ({ state }) => {
  if (state.figures) state.figures = { ...state.figures, [name]: { count: 1, oldestSeconds } }
}
const counts = (name: keyof ShopFigures, count: number): Story => ({ state }) => {
  if (state.figures) state.figures = { ...state.figures, [name]: count }
}
const isSo = (state: Partial<Process['state']>): Story => (process) => Object.assign(process.state, state)

/** The events that raise each alert, twice unless given; several if the alert has several causes. */
const STORIES: Readonly<Record<string, readonly Story[]>> = {
  HighErrorRate: [500, 503].map((status) => ({ ask }) => ask('GET', '/p/1', status, { times: 3 })),
  OrdersFail: [500, 503].map((status) => ({ ask }, round) => round === 1 && ask('POST', '/api/orders', status)),
  DatabaseNotWritable: [isSo({ isWritable: false })],
  DatabaseFailures: [({ metrics }) => { repeat(31, () => { metrics.databaseFailed('57P01') }) }],
  Overload: [({ ask }) => ask('GET', '/p/1', 503, { times: 301 })],
  SlowOrders: [({ ask }) => ask('POST', '/api/orders', 200, { times: 3, seconds: 3 })],
  EventLoopLag: [isSo({ lag: 0.26 })],
  BusinessMetricsMissing: [isSo({ figures: undefined })],
  ConnectionPoolExhausted: [isSo({ connections: { busy: 10, idle: 0, waiting: 1 } })],
  MailsNotSent: [waits('mailsWaiting', 901)],
  MailServerRejects: [counts('mailsFailing', 6)],
  PlannedPriceOverdue: [waits('pricesDue', 301)],
  ChargeResultUnknown: [waits('chargesUnresolved', 901)],
  JobsKeepFailing: [waits('jobFailures', 3601)],
  RefundsDelayed: [waits('refundsWaiting', 3601)],
  StaffSignInBlocked: [counts('staffSignInsBlocked', 1)],
  MemoryHigh: [isSo({ resident: 701e6 })],
  JobItemFailed: [waits('jobFailures', 0)],
  MailFailedPermanently: [counts('mailsFailed', 1)],
  MailBudgetExceeded: [counts('mailsOverBudget', 21)],
  WebhookFailedPermanently: [counts('webhooksFailed', 1)],
  WebhookFailing: [counts('webhooksFailing', 1)],
  WebhookDelayed: [waits('webhooksWaiting', 3601)],
  PaymentAmountMismatch: [counts('paymentsMismatched', 1)],
  RefundRejected: [counts('refundsRefused', 1)],
  RemindersOrRenewalsDelayed: [counts('remindersDue', 101), counts('subscriptionsDue', 101)],
  ExternalDeletionDelayed: [waits('cardsToDelete', 86_401), waits('identitiesToRemove', 86_401)],
  PageCacheIneffective: [isSo({ pages: { bytes: 1, hits: 21, misses: 9, renders: 9 } })],
  StaffSignInAttempts: [counts('staffSignInsFailed', 21)],
  PolicyViolations: ['script-src-elem', 'script-src-attr', 'require-trusted-types-for']
    .map((directive) => ({ metrics }, round) => { if (round === 1) repeat(21, () => { metrics.policyViolated(directive) }) }),
  DefectReportsLost: [isSo({ lostReports: 1 })],
  NoOrders: [() => {}],
}

describe('the alerts of deploy/alerts.yaml', () => {
  it('have a scenario each', () => {
    expect([...ALARMS.keys()]).toEqual(Object.keys(STORIES))
  })

  it.each([...ALARMS])('is raised when it must be, and not before: %s', async (title, query) => {
    const { isValid, isRaised } = openQuery(query)
    expect(isValid).toBe(true)
    for (const happen of STORIES[title] ?? []) {
      const process = openProcess()
      const before = await process.text()
      process.state.figures = { ...NOTHING, orders: { new: 2 } }
      process.state.pages = { bytes: 1, hits: 20, misses: 1, renders: 1 }
      for (const [method, url, status] of [['GET', '/p/1', 200], ['POST', '/api/orders', 200], ['GET', '/health/ready', 503]] as const)
        await process.ask(method, url, status, { times: 5 })
      const calm = await process.text()
      await happen(process, 1)
      const first = await process.text()
      await happen(process, 2)
      const second = await process.text()
      expect(isRaised({ before, now: calm })).toBe(false)
      expect(isRaised({ before: calm, now: first }) || isRaised({ before: first, now: second })).toBe(true)
    }
  })
})
