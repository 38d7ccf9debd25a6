import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { ALARMS } from '../support/alarms.ts'
import { fillDirectory } from '../support/filled-directory.ts'
import { freePort } from '../support/free-port.ts'
import { openQuery } from '../support/promql.ts'

type Value = { readonly stringValue?: string; readonly intValue?: number | string }
type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: Value }[]
}
type TraceExport = { readonly resourceSpans: readonly {
  readonly resource: { readonly attributes: Span['attributes'] }
  readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
}[] }

/** A trace receiver with OTLP over HTTP. */
const openCollector = async () => {
  const exports: { readonly url: string; readonly text: string }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      exports.push({ url: request.url ?? '', text: body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, exports, close: () => server.close() }
}

const EMAIL = 'anna@example.ch'
const PASSWORD = 'demo-linse-7'

/** A port that opens slowly, and reports when: what starts before the shop listens then starts much earlier. */
const slowPort = (port: number): string => `data:text/javascript,${encodeURIComponent(`
  import { Server } from 'node:net'
  const { listen } = Server.prototype
  Server.prototype.listen = function (...args) {
    if (args[0]?.port !== ${port}) return listen.apply(this, args)
    this.once('listening', () => { process.stdout.write('listens since ' + Date.now() + '\\n') })
    setTimeout(() => { listen.apply(this, args) }, 500)
    return this
  }`)}`

/** An unsupported Node, by its version string. */
const OLD_NODE = "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'23.11.1'}})"

describe('a monitored shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'iris-watched-'))
  let shop: ShopProcess | undefined
  let collector: Awaited<ReturnType<typeof openCollector>>
  let [metrics, cart, session, message] = ['', '', '', '']
  let spans: readonly Span[] = []
  let exit: number | string | null = null

  const find = (name: string): Span => {
    const result = spans.find((span) => span.name === name)
    if (result === undefined) throw new Error(`no span ${name} among ${spans.map((span) => span.name).join()}`)
    return result
  }
  const below = ({ spanId, traceId }: Span): readonly Span[] =>
    spans.filter((span) => span.parentSpanId === spanId && span.traceId === traceId)
  const valueOf = ({ attributes }: Span, key: string): Value | undefined => attributes.find((one) => one.key === key)?.value

  beforeAll(async () => {
    collector = await openCollector()
    await fillDirectory(folder)
    const [port, watching] = [await freePort(), await freePort()]
    shop = startShop(port, {
      DATA_DIR: folder, METRICS_PORT: String(watching), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      SENTRY_DSN: collector.url.replace('//', '//key@').concat('/1'),
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial', NODE_OPTIONS: `--import=${slowPort(port)} --import=${OLD_NODE}`,
    })
    await whenReady(shop, 110_000)
    const { url } = shop
    const post = (path: string, body: unknown) =>
      fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const signedIn = await post('/api/session', { email: EMAIL, password: PASSWORD, cart_token: null })
    session = /access_token=([^;]+)/.exec(signedIn.headers.getSetCookie().join())?.[1] ?? ''
    cart = ((await (await post('/api/carts', {})).json()) as { readonly token_value: string }).token_value
    await (await fetch(`${url}/api/carts/${cart}`)).text()
    await (await fetch(`${url}/api/carts/${EMAIL}?email=${EMAIL}`)).text()
    for (const _ of [1, 2, 3]) await (await fetch(`${url}/`)).text()
    metrics = await (await fetch(`http://127.0.0.1:${watching}/metrics`)).text()
    shop.child.kill('SIGTERM')
    exit = await shop.ended
    message = collector.exports.map((one) => one.text).join('\n')
    spans = collector.exports.flatMap((one) =>
      (JSON.parse(one.text) as TraceExport).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
  }, 120_000)
  afterAll(() => {
    shop?.child.kill('SIGKILL')
    collector.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('traces each request by operation, use cases and statements, before the process ends', () => {
    expect(exit).toBe(0)
    expect(new Set(collector.exports.map(({ url }) => url))).toEqual(new Set(['/v1/traces']))
    const request = find('getCart')
    expect(request.parentSpanId ?? '').toBe('')
    expect([valueOf(request, 'http.route'), valueOf(request, 'http.request.method')])
      .toEqual([{ stringValue: '/api/carts/:token' }, { stringValue: 'GET' }])
    const useCases = below(request)
    expect(useCases.map(({ name }) => name)).toEqual(['cart.getCart'])
    const statements = below(useCases[0]!)
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) expect(valueOf(statement, 'db.query.text')?.stringValue).toMatch(/^\s*(with|select)\b/)
  })

  it('traces a request with a body in the same way, and the statements of a transaction', () => {
    const request = find('createCart')
    const names = below(below(request).find(({ name }) => name === 'cart.createCart')!).map(({ name }) => name)
    expect(names).toContain('INSERT')
  })

  it('traces a page by its route pattern, and the use cases of its rendering', () => {
    const request = find('GET /*')
    expect(below(request).map(({ name }) => name)).toEqual(expect.arrayContaining([expect.stringMatching(/^(content|catalogue)\./)]))
  })

  it('traces each run of a job separately, with use cases and statements', () => {
    const job = find('job payments')
    expect(job.parentSpanId ?? '').toBe('')
    // The first success of a job clears its saved failures, which is one statement.
    const useCases = below(job).filter(({ name }) => name.includes('.'))
    expect(useCases.map(({ name }) => name)).toEqual(['jobs.reconcilePayments'])
    expect(below(useCases[0]!).map(({ name }) => name)).toContain('SELECT')
    const names = [
      'refunds', 'unpaid_orders', 'card_deletions', 'prices', 'webhooks', 'reminders', 'subscriptions', 'account_deletions',
      'identity_removals',
    ]
    expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(names.map((name) => `job ${name}`)))
  })

  it('sends nothing before it listens', () => {
    const since = Number(/listens since (\d+)/.exec(shop?.output() ?? '')?.[1])
    const begun = spans.filter(({ name }) => name.startsWith('job ')).map((span) => Number(BigInt(span.startTimeUnixNano) / 1_000_000n))
    expect(begun.length).toBeGreaterThan(0)
    expect(Math.min(...begun)).toBeGreaterThanOrEqual(since)
  })

  it('U8 reports at its start that its Node is past its end of life, and nothing of a supported PostgreSQL', () => {
    const lines = (shop?.output() ?? '').split('\n').filter((line) => line.includes('end of life'))
    expect(lines.map((line) => JSON.parse(line) as { readonly level: number; readonly msg: string })).toMatchObject([
      { level: 40, msg: expect.stringContaining('Node 23.11.1 is past its end of life since 2025-06-01') as string },
    ])
  })

  it('names the operator, and no visitor: no e-mail address, no token, no password, no input', () => {
    const resource = (JSON.parse(collector.exports[0]!.text) as TraceExport).resourceSpans[0]!.resource.attributes
    expect(resource).toEqual(expect.arrayContaining([
      { key: 'service.name', value: { stringValue: 'iris' } }, { key: 'deployment.environment.name', value: { stringValue: 'trial' } },
    ]))
    expect([session.length > 20, cart.length > 20]).toEqual([true, true])
    for (const secret of [EMAIL, 'anna', PASSWORD, session, cart, encodeURIComponent(EMAIL)]) expect(message).not.toContain(secret)
  })

  it.each([...ALARMS])('has the metrics of its alerts: %s', (_title, query) => {
    const { selectors } = openQuery(query)
    expect(selectors.length).toBeGreaterThan(0)
    for (const { name } of selectors) expect(metrics).toMatch(new RegExp(`^# TYPE ${name.replace(/_(count|bucket)$/, '')} `, 'm'))
  })

  it('counts the cached pages and the open connections', () => {
    const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])
    expect(
      [figure('iris_page_cache_misses_total'), figure('iris_page_cache_renders_total'), figure('iris_page_cache_hits_total')],
    ).toEqual([1, 1, 2])
    expect(figure('iris_page_cache_bytes')).toBeGreaterThan(10_000)
    expect(figure('iris_database_connections\\{state="busy"\\}') + figure('iris_database_connections\\{state="idle"\\}')).toBe(1)
  })
})
