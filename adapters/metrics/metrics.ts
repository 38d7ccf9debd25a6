import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isLeft } from 'fp-ts/lib/Either.js'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ShopFiguresReader, ShopFigures } from '../../application/commerce/shop/shop-figures.port.ts'

/** Seconds: a cached page takes about 0.001, an order a few hundredths; a request of ten seconds has failed in practice. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The source of the business metrics. */
export type Figures = { readonly book: ShopFiguresReader; readonly now: () => Date; readonly report: (error: unknown) => void }

/** The connection pool of this process: connections in use, idle connections, and statements that wait for a connection. */
export type Connections = { readonly busy: number; readonly idle: number; readonly waiting: number }

/** The page cache of this process: its size, and hits, misses and renders since the start. */
export type CachedPages = {
  readonly bytes: number
  readonly hits: number
  readonly misses: number
  readonly renders: number
}

const PENDING_KINDS = {
  mails: 'mailsWaiting', payments: 'paymentsUnresolved', refunds: 'refundsWaiting', account_deletions: 'deletionsDue',
  webhooks: 'webhooksWaiting', prices: 'pricesDue', cards: 'cardsToDelete', identities: 'identitiesToRemove',
  charges: 'chargesUnresolved', job_failures: 'jobFailures', reviews: 'reviewsHeld',
} as const satisfies { readonly [kind: string]: keyof ShopFigures }
const ATTENTION_KINDS = {
  mails_failing: 'mailsFailing', mails_failed_permanently: 'mailsFailed', mails_over_budget: 'mailsOverBudget',
  payments_mismatched: 'paymentsMismatched', refunds_rejected: 'refundsRefused',
  webhooks_failing: 'webhooksFailing', webhooks_failed_permanently: 'webhooksFailed',
  staff_sign_ins_failed: 'staffSignInsFailed', staff_sign_ins_blocked: 'staffSignInsBlocked',
  reminders_due: 'remindersDue', subscriptions_due: 'subscriptionsDue',
} as const satisfies { readonly [kind: string]: keyof ShopFigures }

/** Business metrics, read from the database on every scrape. */
const openBusinessMetrics = (registry: Registry): ((figures: Figures) => Promise<void>) => {
  const gauge = (name: string, help: string, label: string): Gauge =>
    new Gauge({ name, help, labelNames: [label], registers: [registry] })
  const orders = gauge('iris_orders', 'Orders by status.', 'status')
  const pending = gauge('iris_pending_items', 'Pending work by kind.', 'kind')
  const oldest = gauge('iris_pending_oldest_age_seconds', 'Time since the oldest pending work became due, by kind.', 'kind')
  const attention = gauge('iris_attention_items', 'Failed work, findings for staff and overdue work, by kind.', 'kind')
  const up = new Gauge({
    name: 'iris_business_metrics_up', help: 'Whether the business metrics could be read from the database: 1 or 0.', registers: [registry],
  })
  return async ({ book, now, report }) => {
    const result = await book.figures(now())().catch((error: unknown) => { report(error) })
    for (const metric of [orders, pending, oldest, attention]) metric.reset()
    up.set(result === undefined || isLeft(result) ? 0 : 1)
    if (result === undefined || isLeft(result)) return
    const figures = result.right
    for (const [status, count] of Object.entries(figures.orders)) orders.set({ status }, count)
    for (const [kind, name] of Object.entries(PENDING_KINDS)) {
      pending.set({ kind }, figures[name].count)
      oldest.set({ kind }, figures[name].oldestSeconds)
    }
    for (const [kind, name] of Object.entries(ATTENTION_KINDS)) attention.set({ kind }, figures[name])
  }
}

const addConnections = (registry: Registry, connections: () => Connections): void => {
  const open = new Gauge({
    name: 'iris_database_connections', help: 'Database connections of this process by state.', labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const { busy, idle } = connections()
      open.set({ state: 'busy' }, busy)
      open.set({ state: 'idle' }, idle)
    },
  })
  const waiting = new Gauge({
    name: 'iris_database_statements_waiting', help: 'Statements that wait for a database connection.', registers: [registry],
    collect: () => { waiting.set(connections().waiting) },
  })
}

/** A counter whose value is kept elsewhere and starts at zero with the process. */
const addCounter = (registry: Registry, name: string, help: string, count: () => number): void => {
  const counter: Counter = new Counter({
    name, help, registers: [registry],
    collect: () => {
      counter.reset()
      counter.inc(count())
    },
  })
}

const addPageCache = (registry: Registry, pages: () => CachedPages): void => {
  const bytes = new Gauge({
    name: 'iris_page_cache_bytes', help: 'Size of the page cache in bytes.', registers: [registry],
    collect: () => { bytes.set(pages().bytes) },
  })
  const counter = (name: string, help: string, of: (pages: CachedPages) => number): void => {
    addCounter(registry, name, help, () => of(pages()))
  }
  counter('iris_page_cache_hits_total', 'Public pages served from the cache.', ({ hits }) => hits)
  counter('iris_page_cache_misses_total', 'Public pages that had to be rendered for a request.', ({ misses }) => misses)
  counter('iris_page_cache_renders_total', 'Renders of public pages for the cache.', ({ renders }) => renders)
}

/** The metrics of this process in the format of Prometheus. */
export const openMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'iris_http_request_duration_seconds', help: 'Duration of HTTP requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS, registers: [registry],
  })
  const readBusinessMetrics = openBusinessMetrics(registry)
  const jobFailures = new Counter({
    name: 'iris_job_failures_total', help: 'Failed items of scheduled jobs by job.', labelNames: ['job'], registers: [registry],
  })
  const databaseErrors = new Counter({
    name: 'iris_database_errors_total', help: 'Database errors by code.', labelNames: ['code'], registers: [registry],
  })
  const cspViolations = new Counter({
    name: 'iris_csp_violations_total', help: 'Content security policy violations reported by browsers, by directive.',
    labelNames: ['directive'], registers: [registry],
  })
  return {
    /** Labels are routes, not URLs: their number is limited, and they contain no personal data. */
    watch: (app: FastifyInstance): void => {
      app.addHook('onResponse', async (request, reply) => {
        const { method, routeOptions: { url: route = 'none' } } = request
        requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
    connections: (connections: () => Connections): void => { addConnections(registry, connections) },
    pages: (pages: () => CachedPages): void => { addPageCache(registry, pages) },
        writes: (isWritable: () => boolean): void => {
      const writable = new Gauge({
        name: 'iris_database_writable', help: 'Whether the database accepts writes: 1 or 0.', registers: [registry],
        collect: () => { writable.set(isWritable() ? 1 : 0) },
      })
    },
    /** The code is PostgreSQL's or the network's. */
    databaseFailed: (code: string): void => { databaseErrors.inc({ code }) },
    jobFailed: (job: string): void => { jobFailures.inc({ job }) },
    policyViolated: (directive: string): void => { cspViolations.inc({ directive }) },
    defects: (lostReports: () => number): void => {
      addCounter(registry, 'iris_defect_reports_lost_total', 'Defect reports that were not sent or not accepted.', lostReports)
    },
    text: async (figures: Figures): Promise<string> => {
      await readBusinessMetrics(figures)
      return await registry.metrics()
    },
    type: registry.contentType,
  }
}
export type Metrics = ReturnType<typeof openMetrics>

/** Serves `/metrics` on its own port, which the shop's port never exposes. Resolves once it listens. */
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
