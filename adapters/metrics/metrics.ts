import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isLeft } from 'fp-ts/lib/Either.js'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { FigureBook, ShopFigures } from '../../application/commerce/shop/shop-figures.port.ts'

/** Seconds: a kept page takes a thousandth, an order a few hundredths, and what takes ten is broken. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Where the figures of the shop come from. */
export type Figures = { readonly book: FigureBook; readonly now: () => Date; readonly report: (error: unknown) => void }

/** The connections of this process to the database: how many are at work, how many wait for work, and how many ask for one in vain. */
export type Connections = { readonly busy: number; readonly idle: number; readonly waiting: number }

/** What is kept of public pages in this process, and how it was asked for until now. */
export type CachedPages = {
  readonly bytes: number
  readonly hits: number
  readonly misses: number
  readonly drawn: number
}

const KINDS = {
  mails: 'mailsWaiting', payments: 'paymentsUnresolved', refunds: 'refundsWaiting', erasures: 'erasuresDue',
  webhooks: 'webhooksWaiting', prices: 'pricesDue', cards: 'cardsToDelete', identities: 'identitiesToRemove',
  charges: 'chargesUnanswered', job_failures: 'jobFailures', reviews: 'reviewsHeld',
} as const satisfies { readonly [kind: string]: keyof ShopFigures }
const STUCK = {
  mails_failing: 'mailsFailing', mails_given_up: 'mailsGivenUp', mails_over_budget: 'mailsOverBudget',
  payments_mismatched: 'paymentsMismatched', refunds_refused: 'refundsRefused',
  webhooks_failing: 'webhooksFailing', webhooks_given_up: 'webhooksFailed',
  staff_sign_ins_failed: 'staffSignInsFailed', staff_sign_ins_blocked: 'staffSignInsBlocked',
  reminders_due: 'remindersDue', subscriptions_due: 'subscriptionsDue',
} as const satisfies { readonly [kind: string]: keyof ShopFigures }

/** What the shop has on its hands, asked of the database once for each time somebody looks. */
const countShop = (registry: Registry): ((figures: Figures) => Promise<void>) => {
  const gauge = (name: string, help: string, label: string): Gauge =>
    new Gauge({ name, help, labelNames: [label], registers: [registry] })
  const orders = gauge('iris_orders', 'Orders by status.', 'status')
  const waiting = gauge('iris_waiting', 'Work that waits, by kind.', 'kind')
  const oldest = gauge('iris_waiting_oldest_seconds', 'For how long the oldest of it is due, by kind.', 'kind')
  const stuck = gauge('iris_attention', 'What somebody must look at, or what a scheduled job has not taken yet, by kind.', 'kind')
  const figuresKnown = new Gauge({
    name: 'iris_figures_known', help: 'Whether the figures of the shop could be read from the database.', registers: [registry],
  })
  return async ({ book, now, report }) => {
    const result = await book.figures(now())().catch((error: unknown) => { report(error) })
    for (const one of [orders, waiting, oldest, stuck]) one.reset()
    figuresKnown.set(result === undefined || isLeft(result) ? 0 : 1)
    if (result === undefined || isLeft(result)) return
    const figures = result.right
    for (const [status, count] of Object.entries(figures.orders)) orders.set({ status }, count)
    for (const [kind, name] of Object.entries(KINDS)) {
      waiting.set({ kind }, figures[name].count)
      oldest.set({ kind }, figures[name].oldestSeconds)
    }
    for (const [kind, name] of Object.entries(STUCK)) stuck.set({ kind }, figures[name])
  }
}

const tellConnections = (registry: Registry, connections: () => Connections): void => {
  const open = new Gauge({
    name: 'iris_database_connections', help: 'Connections of this process to the database, by what they do.', labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const { busy, idle } = connections()
      open.set({ state: 'busy' }, busy)
      open.set({ state: 'idle' }, idle)
    },
  })
  const waiting = new Gauge({
    name: 'iris_database_connections_waiting', help: 'Statements that wait for a connection.', registers: [registry],
    collect: () => { waiting.set(connections().waiting) },
  })
}

/** What is counted elsewhere, from nought at the start of the process. */
const tellCount = (registry: Registry, name: string, help: string, count: () => number): void => {
  const counter: Counter = new Counter({
    name, help, registers: [registry],
    collect: () => {
      counter.reset()
      counter.inc(count())
    },
  })
}

const tellPages = (registry: Registry, pages: () => CachedPages): void => {
  const bytes = new Gauge({
    name: 'iris_pages_bytes', help: 'Bytes of public pages that are kept.', registers: [registry],
    collect: () => { bytes.set(pages().bytes) },
  })
  const counter = (name: string, help: string, of: (pages: CachedPages) => number): void => {
    tellCount(registry, name, help, () => of(pages()))
  }
  counter('iris_pages_hits_total', 'Public pages that were there when they were asked for.', ({ hits }) => hits)
  counter('iris_pages_misses_total', 'Public pages that somebody waited for.', ({ misses }) => misses)
  counter('iris_pages_drawn_total', 'Public pages that were drawn to be kept.', ({ drawn }) => drawn)
}

/** Watches what is asked of the shop, and tells it in the words of Prometheus. */
export const openMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'iris_request_seconds', help: 'Requests by method, route and status.', labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS, registers: [registry],
  })
  const count = countShop(registry)
  const jobFailures = new Counter({
    name: 'iris_job_failures_total', help: 'What scheduled jobs could not do, by job.', labelNames: ['job'], registers: [registry],
  })
  const databaseFailures = new Counter({
    name: 'iris_database_failures_total', help: 'What the database did not do, by its code.', labelNames: ['code'], registers: [registry],
  })
  const policyReports = new Counter({
    name: 'iris_policy_reports_total', help: 'Reports of browsers about the security policy of a page, by directive.',
    labelNames: ['directive'], registers: [registry],
  })
  return {
    /** Routes and not addresses: there are few of them, and they name nobody. */
    watch: (app: FastifyInstance): void => {
      app.addHook('onResponse', async (request, reply) => {
        const { method, routeOptions: { url: route = 'none' } } = request
        requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
    connections: (connections: () => Connections): void => { tellConnections(registry, connections) },
    pages: (pages: () => CachedPages): void => { tellPages(registry, pages) },
    /** Whether the database takes what is written. */
    writes: (isWritable: () => boolean): void => {
      const writable = new Gauge({
        name: 'iris_database_writable', help: 'Whether the database takes what is written: 1 or 0.', registers: [registry],
        collect: () => { writable.set(isWritable() ? 1 : 0) },
      })
    },
    /** Each request to the database that failed, by the database's or the network's code. */
    databaseFailed: (code: string): void => { databaseFailures.inc({ code }) },
    /** Each thing that a scheduled job could not do, by job, since this process began. */
    jobFailed: (job: string): void => { jobFailures.inc({ job }) },
    /** Each report of a browser about the security policy of a page; there are few directives. */
    policyViolated: (directive: string): void => { policyReports.inc({ directive }) },
    defects: (untold: () => number): void => {
      tellCount(registry, 'iris_defects_untold_total', 'Defects of which nobody outside the shop was told.', untold)
    },
    text: async (figures: Figures): Promise<string> => {
      await count(figures)
      return await registry.metrics()
    },
    type: registry.contentType,
  }
}
export type Metrics = ReturnType<typeof openMetrics>

/** A place of its own for whoever watches: the address of the shop never leads there. Resolves once it listens. */
export const serveMetrics = async (
  metrics: Metrics, { host, port, ...figures }: Figures & { readonly host: string; readonly port: number },
): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text(figures).then(
      (text) => response.writeHead(200, { 'content-type': metrics.type, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        figures.report(error)
        response.writeHead(500).end()
      },
    )
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(port, host, resolve)
  await promise
  server.unref()
  return server
}
