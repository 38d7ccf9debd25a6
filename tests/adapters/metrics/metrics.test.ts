import Fastify from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, describe, expect, it } from 'vitest'
import { openMetrics, serveMetrics, type Figures } from '../../../adapters/metrics/metrics.ts'
import type { ShopFigures } from '../../../application/commerce/shop/shop-figures.port.ts'
import { freePort } from '../../support/free-port.ts'
import { SAMPLE_FIGURES } from '../../support/sample-figures.ts'

const figures = (
  find: () => Promise<E.Either<never, ShopFigures>> = () => Promise.resolve(E.right(SAMPLE_FIGURES)), report = () => {},
): Figures => ({ book: { figures: () => find }, now: () => new Date('2026-03-02T09:00:00Z'), report })

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => { for (const close of closing.splice(0)) await close() })

const watched = async () => {
  const metrics = openMetrics()
  const app = Fastify()
  metrics.watch(app)
  await app.register((shop, _options, done) => {
    shop.get('/p/:id', (_request, reply) => reply.code(503).send('later'))
    done()
  })
  closing.push(() => app.close())
  return { metrics, app }
}

describe('the metrics', () => {
  it('count requests by method, route and status, and never by address', async () => {
    const { metrics, app } = await watched()
    await app.inject('/p/1097?search=anna')
    await app.inject('/p/1098')
    await app.inject('/nowhere/anna')
    const text = await metrics.text(figures())
    expect(text).toContain('iris_http_request_duration_seconds_count{method="GET",route="/p/:id",status="503"} 2')
    expect(text).toContain('iris_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1')
    expect(text).not.toMatch(/1097|anna/)
  })

  it('show pending and stuck jobs and orders by status, as of that moment', async () => {
    const { metrics } = await watched()
    const text = await metrics.text(figures())
    for (const line of [
      'iris_orders{status="new"} 3', 'iris_orders{status="payment_pending"} 1', 'iris_pending_items{kind="mails"} 2',
      'iris_pending_oldest_age_seconds{kind="mails"} 61.5', 'iris_pending_items{kind="refunds"} 5',
      'iris_pending_items{kind="account_deletions"} 10',
      'iris_attention_items{kind="mails_failed_permanently"} 1', 'iris_attention_items{kind="mails_over_budget"} 24',
      'iris_attention_items{kind="payments_mismatched"} 4',
      'iris_attention_items{kind="refunds_rejected"} 6', 'iris_attention_items{kind="mails_failing"} 12',
      'iris_attention_items{kind="webhooks_failing"} 15',
      'iris_pending_items{kind="webhooks"} 13', 'iris_pending_oldest_age_seconds{kind="webhooks"} 14',
      'iris_pending_oldest_age_seconds{kind="prices"} 17',
      // H-S19, H-S22
      'iris_pending_items{kind="charges"} 22', 'iris_pending_oldest_age_seconds{kind="charges"} 23',
      'iris_pending_items{kind="job_failures"} 24',
      'iris_pending_items{kind="reviews"} 26', 'iris_pending_items{kind="cards"} 18', 'iris_pending_items{kind="identities"} 20',
      'iris_attention_items{kind="reminders_due"} 8', 'iris_attention_items{kind="subscriptions_due"} 9', 'iris_business_metrics_up 1',
    ]) expect(text).toContain(line)
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) expect(text).toContain(name)
    const later = await metrics.text(figures(() => Promise.resolve(E.right({ ...SAMPLE_FIGURES, orders: {} }))))
    expect(later).not.toContain('iris_orders{')
  })

  it('report the database figures as unknown if it does not answer, and all others', async () => {
    const { metrics } = await watched()
    let count = 0
    const text = await metrics.text(figures(() => Promise.reject(new Error('gone')), () => { count += 1 }))
    expect([count, text.includes('iris_business_metrics_up 0'), text.includes('iris_orders{'), text.includes('nodejs_')])
      .toEqual([1, true, false, true])
  })

  it('show database connections and page cache hits, as of that moment', async () => {
    const { metrics } = await watched()
    let pages = { bytes: 10, hits: 20, misses: 30, renders: 40 }
    let connections = { busy: 3, idle: 2, waiting: 1 }
    metrics.connections(() => connections)
    metrics.pages(() => pages)
    const lines = async () => (await metrics.text(figures())).split('\n').filter((line) => /^iris_(page_cache|database)/.test(line))
    expect(await lines()).toEqual([
      'iris_database_connections{state="busy"} 3', 'iris_database_connections{state="idle"} 2', 'iris_database_statements_waiting 1',
      'iris_page_cache_bytes 10', 'iris_page_cache_hits_total 20', 'iris_page_cache_misses_total 30', 'iris_page_cache_renders_total 40',
    ])
    pages = { bytes: 11, hits: 21, misses: 31, renders: 41 }
    connections = { busy: 0, idle: 0, waiting: 0 }
    expect(await lines()).toEqual([
      'iris_database_connections{state="busy"} 0', 'iris_database_connections{state="idle"} 0', 'iris_database_statements_waiting 0',
      'iris_page_cache_bytes 11', 'iris_page_cache_hits_total 21', 'iris_page_cache_misses_total 31', 'iris_page_cache_renders_total 41',
    ])
  })

  it('are served on their own port, with nothing else', async () => {
    const { metrics } = await watched()
    const port = await freePort()
    const server = await serveMetrics(metrics, { ...figures(), host: '127.0.0.1', port })
    closing.push(() => new Promise((resolve) => { server.close(resolve) }))
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
    expect(await response.text()).toContain('iris_orders{status="new"} 3')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
  })
})
