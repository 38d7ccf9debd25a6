import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import { expect, it, onTestFinished } from 'vitest'
import { startScheduledJob } from '../../../adapters/composition/server/scheduled-job.ts'
import { openMonitoring } from '../../../adapters/composition/server/monitoring.ts'
import type { Configuration } from '../../../adapters/configuration/configuration.ts'
import { readConfiguration } from '../../../adapters/configuration/read-configuration.ts'
import { openTraces } from '../../../adapters/traces/traces.ts'
import { handleErrors } from '../../../adapters/http-server/api/handle-errors.ts'
import { plainWords } from '../../support/api/plain-words.ts'

type Span = {
  readonly name: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly status?: { readonly code?: number; readonly message?: string }
  readonly attributes?: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}
type TraceExport = { readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[] }

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const configured = (environment: Readonly<Record<string, string>>): Configuration => {
  const read = readConfiguration(environment)
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right
}

it('reports failed responses and other failures, not errors of visitors or load shedding', async () => {
  const names: string[] = []
  const { promise: both, resolve } = Promise.withResolvers<void>()
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      names.push(body)
      response.end()
      if (names.length === 2) resolve()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => { server.close() })
  const dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`
  const { options } = await openMonitoring(configured({ SENTRY_DSN: dsn }), () => {})
  const app = Fastify()
  options.watch?.(app)
  await app.register(async (api) => {
    handleErrors(api, { brandOf: () => 'iris', words: plainWords })
    api.get('/broken/:token', () => { throw new RangeError('anna@example.ch') })
    api.get('/wrong', () => { throw Object.assign(new Error('no'), { statusCode: 404 }) })
    api.get('/later', () => { throw Object.assign(new Error('no'), { statusCode: 503 }) })
  })
  for (const [url, status] of [['/wrong', 404], ['/later', 503], ['/broken/abc', 500]] as const)
    expect((await app.inject(url)).statusCode).toBe(status)
  options.report?.(new EvalError('a job failed'))
  await both
  expect(names.map((body) => [/"type":"(\w+Error)"/.exec(body)?.[1], /"operation":"([^"]*)"/.exec(body)?.[1]]))
    .toEqual(expect.arrayContaining([['RangeError', 'GET /broken/:token'], ['EvalError', undefined]]))
  expect(names.join()).not.toMatch(/anna|abc/)
})

it('reports the operation of a request, also if its body follows its head', async () => {
  const bodies: string[] = []
  const collector = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      bodies.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => { collector.close() })
  const traces = openTraces({ url: urlOf(collector), share: 1, maskedPath: ({ url }) => url })
  const app = Fastify()
  onTestFinished(() => app.close())
  traces.watch(app)
  const received = Promise.withResolvers<void>()
  app.addHook('preParsing', async () => { received.resolve() })
  app.post('/carts', () => {
    traces.recordQuery({ sql: 'insert into cart', milliseconds: 1, isFailed: false })
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const clientRequest = request(`${urlOf(app.server)}/carts`, { method: 'POST', headers: { 'content-type': 'application/json' } })
  clientRequest.flushHeaders()
  await received.promise
  clientRequest.write('{')
  clientRequest.end('}')
  const [incomingMessage] = await once(clientRequest, 'response') as [IncomingMessage]
  expect(await text(incomingMessage)).toBe('done')
  await app.close()
  await traces.close()
  const spans = bodies.flatMap((body) => (JSON.parse(body) as TraceExport).resourceSpans[0]!.scopeSpans[0]!.spans)
  const [insert, post] = ['INSERT', 'POST /carts'].map((name) => spans.find((span) => span.name === name))
  expect(insert?.parentSpanId).toBe(post?.spanId ?? 'no span of the request')
})

it('reports a failed job by the class of its error, without its message, and rethrows the error', async () => {
  const exports: string[] = []
  const collector = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      exports.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => { collector.close() })
  const watching = await openMonitoring(configured({ OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(collector) }), () => {})
  const reported: unknown[] = []
  const job = startScheduledJob({
    pause: 60_000, atOnce: true, report: (error) => { reported.push(error) },
    work: () => watching.job('mails', async () => { throw new RangeError('no mailbox anna@example.ch') }),
  })
  await job.stop()
  await watching.close()
  const [span] = exports.flatMap((body) => (JSON.parse(body) as TraceExport).resourceSpans[0]!.scopeSpans[0]!.spans)
  expect([span?.name, span?.status?.code]).toEqual(['job mails', 2])
  expect(span?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'RangeError' } })
  expect(exports.join()).not.toContain('anna')
  expect(reported).toEqual([expect.any(RangeError)])
})
