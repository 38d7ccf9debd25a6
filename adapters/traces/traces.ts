import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Commerce } from '../../application/commerce/commerce.ts'
import { kindOfDefect } from '../../application/commerce/shop/kind-of-defect.ts'

/** An executed statement without its parameters. */
type QueryEvent = { readonly sql: string; readonly milliseconds: number; readonly isFailed: boolean }

type Settings = {
  /** The OTLP/HTTP endpoint; headers, timeouts and resource attributes come from `OTEL_` variables. */
  readonly url: string
  /** The sampled share of requests, from 0 to 1. */
  readonly share: number
  /** The path of a request without tokens and personal data. */
  readonly maskedPath: (request: FastifyRequest) => string
}

/** Statements are cut to this number of characters; one with a thousand parameters is long. */
const MAX_SQL_LENGTH = 1_000

type UseCase = (...input: readonly unknown[]) => unknown

const failed = (span: Span, kind: string): void => {
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kind)
}

/** A refusal is a normal result; only an unavailable service marks the span as failed. */
const recordResult = (span: Span, result: unknown): void => {
  const failure = typeof result === 'object' && result !== null && '_tag' in result && result._tag === 'Left' && 'left' in result
    ? result.left
    : undefined
  if (typeof failure !== 'object' || failure === null || !('_tag' in failure) || typeof failure._tag !== 'string') return
  if (failure._tag === 'ServiceUnavailable') failed(span, failure._tag)
  else span.setAttribute('iris.refusal', failure._tag)
}

const openProvider = ({ url, share }: Settings): TracerProvider =>
  new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'iris' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })

/**
 * A trace for each request and each run of a job, with spans for use cases and SQL statements. It contains the names of operations,
 * routes, jobs and refusals and the SQL text; never parameters, error messages or visitor addresses.
 */
export const openTraces = (settings: Settings) => {
  const provider = openProvider(settings)
  const tracer = provider.getTracer('iris')
  const within = new AsyncLocalStorage<Context>()
  const requests = new WeakMap<FastifyRequest, Context>()

  const begin = (request: FastifyRequest): Context => {
    const begun = trace.setSpan(ROOT_CONTEXT, tracer.startSpan(request.method, { kind: SpanKind.SERVER }, ROOT_CONTEXT))
    requests.set(request, begun)
    return begun
  }
  const end = (request: FastifyRequest, status: number): void => {
    const span = trace.getSpan(requests.get(request) ?? ROOT_CONTEXT)
    if (span === undefined) return
    const { url: route = 'none', config } = request.routeOptions
    span.updateName(config.operation ?? `${request.method} ${route}`).setAttributes({
      'http.request.method': request.method, 'http.route': route, 'url.path': settings.maskedPath(request),
      'http.response.status_code': status, 'iris.request_id': request.id,
    })
    if (status >= 500) failed(span, String(status))
    span.end()
  }

  const runWithin = (outside: Context, name: string, work: () => unknown): unknown => {
    const span = tracer.startSpan(name, {}, outside)
    const thrown = (error: unknown): never => {
      failed(span, kindOfDefect(error))
      span.end()
      throw error
    }
    const finish = (result: unknown): unknown => {
      recordResult(span, result)
      span.end()
      return result
    }
    try {
      const result = within.run(trace.setSpan(outside, span), work)
      return result instanceof Promise ? result.then(finish, thrown) : finish(result)
    } catch (error) {
      return thrown(error)
    }
  }
  const run = (name: string, work: () => unknown): unknown => {
    const outside = within.getStore()
    return outside === undefined ? work() : runWithin(outside, name, work)
  }
  // Most use cases return a lazy task: its span begins when the task is run.
  const traced = (name: string, useCase: UseCase): UseCase => (...input) => {
    const work = useCase(...input)
    return typeof work === 'function' ? (...more: readonly unknown[]) => run(name, () => (work as UseCase)(...more)) : work
  }
  const topic = <UseCases extends object>(name: string, useCases: UseCases): UseCases =>
    Object.fromEntries(Object.entries(useCases).map(([key, one]: readonly [string, unknown]) =>
      [key, typeof one === 'function' ? traced(`${name}.${key}`, one as UseCase) : one])) as UseCases
  const topics = <Topics extends object>(all: Topics): Topics =>
    Object.fromEntries(Object.entries(all).map(([name, useCases]: readonly [string, object]) => [name, topic(name, useCases)])) as Topics

  return {
    /** Must be called before routes are registered. */
    watch: (app: FastifyInstance): void => {
      app.addHook('onRequest', (request, _reply, done) => {
        if (request.url.startsWith('/assets/')) return done()
        within.run(begin(request), done)
      })
      app.addHook('onResponse', async (request, reply) => { end(request, reply.statusCode) })
    },
    /** Wraps each use case in a span below that of its request. */
    over: ({
      shop, files, backOffice, resolveCaller, resolveStaff, renewCodeSecrets, listPublicAddresses, ...commerce
    }: Commerce): Commerce => ({
      ...topics(commerce), resolveCaller, resolveStaff, renewCodeSecrets, listPublicAddresses,
      shop: (context) => topics(shop(context)),
      files: (context) => topic('files', files(context)),
      backOffice: (context, holder) => topic('backOffice', backOffice(context, holder)),
    }),
    /** One run of a job, in its own trace. */
    job: async (name: string, work: () => Promise<void>): Promise<void> => { await runWithin(ROOT_CONTEXT, `job ${name}`, work) },
    recordQuery: ({ sql, milliseconds, isFailed }: QueryEvent): void => {
      const outside = within.getStore()
      if (outside === undefined) return
      const now = Date.now()
      const span = tracer.startSpan(/^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL', {
        kind: SpanKind.CLIENT, startTime: now - milliseconds,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, MAX_SQL_LENGTH) },
      }, outside)
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(now)
    },
    /** Sends the remaining spans. */
    close: () => provider.shutdown(),
  }
}
