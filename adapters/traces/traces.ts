import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Commerce } from '../../application/commerce/commerce.ts'
import { kindOfDefect } from '../../application/commerce/shop/kind-of-defect.ts'

/** A statement as the database was asked it, without what it was asked about. */
type QueryEvent = { readonly sql: string; readonly milliseconds: number; readonly isFailed: boolean }

type Settings = {
  /** Where OTLP is taken over HTTP; headers, time limits and names are read from `OTEL_` variables. */
  readonly url: string
  /** Which share of all requests is told, from 0 to 1. */
  readonly share: number
  /** The address of a request as a log may show it. */
  readonly shownPath: (request: FastifyRequest) => string
}

/** Characters of a statement that are told; one that asks for a thousand rows by name is long. */
const MOST_SQL = 1_000

type UseCase = (...input: readonly unknown[]) => unknown

const failed = (span: Span, kind: string): void => {
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kind)
}

/** A refusal is an answer; a failure is one that the shop could not give. */
const tellAnswer = (span: Span, answer: unknown): void => {
  const failure = typeof answer === 'object' && answer !== null && '_tag' in answer && answer._tag === 'Left' && 'left' in answer
    ? answer.left
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
 * Traces of each request and of each run of a job, the use cases it sets off, the statements they ask. Names of operations, routes,
 * jobs, refusals and SQL are told; no value, no word of an error, nobody's address.
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
      'http.request.method': request.method, 'http.route': route, 'url.path': settings.shownPath(request),
      'http.response.status_code': status, 'iris.request': request.id,
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
    const finish = (answer: unknown): unknown => {
      tellAnswer(span, answer)
      span.end()
      return answer
    }
    try {
      const answer = within.run(trace.setSpan(outside, span), work)
      return answer instanceof Promise ? answer.then(finish, thrown) : finish(answer)
    } catch (error) {
      return thrown(error)
    }
  }
  const run = (name: string, work: () => unknown): unknown => {
    const outside = within.getStore()
    return outside === undefined ? work() : runWithin(outside, name, work)
  }
  // What a use case returns is work that waits to be begun.
  const traced = (name: string, useCase: UseCase): UseCase => (...input) => {
    const work = useCase(...input)
    return typeof work === 'function' ? (...more: readonly unknown[]) => run(name, () => (work as UseCase)(...more)) : work
  }
  const topic = (name: string, useCases: object): object =>
    Object.fromEntries(Object.entries(useCases).map(([key, one]: readonly [string, unknown]) =>
      [key, typeof one === 'function' ? traced(`${name}.${key}`, one as UseCase) : one]))
  const topics = <Topics extends object>(all: Topics): Topics =>
    Object.fromEntries(Object.entries(all).map(([name, useCases]: readonly [string, object]) => [name, topic(name, useCases)])) as Topics

  return {
    /** Before any route is there. */
    watch: (app: FastifyInstance): void => {
      app.addHook('onRequest', (request, _reply, done) => {
        if (request.url.startsWith('/assets/')) return done()
        within.run(begin(request), done)
      })
      app.addHook('onResponse', async (request, reply) => { end(request, reply.statusCode) })
    },
    /** The same shop, each of whose use cases is a span below the request that set it off. */
    over: ({ caller, ...commerce }: Commerce): Commerce =>
      ({ ...topics(commerce), caller: { forCaller: (...by) => topics(caller.forCaller(...by)) } }) as Commerce,
    /** One run of what the shop does by itself, which nobody asked for: it begins a trace of its own. */
    job: async (name: string, work: () => Promise<void>): Promise<void> => { await runWithin(ROOT_CONTEXT, `job ${name}`, work) },
    asked: ({ sql, milliseconds, isFailed }: QueryEvent): void => {
      const outside = within.getStore()
      if (outside === undefined) return
      const now = Date.now()
      const span = tracer.startSpan(/^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL', {
        kind: SpanKind.CLIENT, startTime: now - milliseconds,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, MOST_SQL) },
      }, outside)
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(now)
    },
    /** Tells what is not told yet. */
    close: () => provider.shutdown(),
  }
}
