import { AsyncLocalStorage } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import pg from 'pg'

/**
 * Loaded before the shop (`node --import`): measures the time of the handler of every route, and its share of waiting for the
 * database. Written to the file in `INSIDE` when the shop ends; milliseconds, sums over all requests.
 */
export type ServerTimes = {
  requests: number
  handler: number
  /** While at least one statement, or the wait for a connection, is in progress. */
  database: number
  connecting: number
  committing: number
  statements: number
  readonly texts: Record<string, number>
}

type Noted = { readonly inside: ServerTimes; readonly from: number; running: number; since: number }
type Handled = { readonly request: { readonly method: string; readonly routeOptions: { readonly url?: string } } }

let routes: Record<string, ServerTimes> = {}
const current = new AsyncLocalStorage<Noted>()
const begun = new WeakMap<object, Noted>()

const insideOf = ({ request }: Handled): ServerTimes => (routes[`${request.method} ${request.routeOptions.url ?? ''}`] ??= {
  requests: 0, handler: 0, database: 0, connecting: 0, committing: 0, statements: 0, texts: {},
})

const timed = async <Value>(run: () => Promise<Value>, record: (inside: ServerTimes, ms: number) => void): Promise<Value> => {
  const noted = current.getStore()
  if (noted === undefined) return await run()
  const from = performance.now()
  if (noted.running === 0) noted.since = from
  noted.running += 1
  try {
    return await run()
  } finally {
    const now = performance.now()
    noted.running -= 1
    if (noted.running === 0) noted.inside.database += now - noted.since
    record(noted.inside, now - from)
  }
}

const textOf = (request: unknown): string =>
  typeof request === 'string' ? request : typeof request === 'object' && request !== null && 'text' in request ? String(request.text) : ''

const { query } = pg.Client.prototype as { query: (...request: unknown[]) => unknown }
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...request: unknown[]): unknown {
    const respond = (): unknown => query.apply(this, request)
    // A caller that passes a callback is the library itself.
    if (typeof request.at(-1) === 'function' || current.getStore() === undefined) return respond()
    const text = textOf(request[0])
    return timed(async () => await respond(), (inside, ms) => {
      inside.statements += 1
      inside.texts[text] = (inside.texts[text] ?? 0) + 1
      if (text.startsWith('commit')) inside.committing += ms
    })
  },
})

const { connect } = pg.Pool.prototype as { connect: (...request: unknown[]) => unknown }
Object.assign(pg.Pool.prototype, {
  connect(this: pg.Pool, ...request: unknown[]): unknown {
    const respond = (): unknown => connect.apply(this, request)
    return request.length > 0 ? respond() : timed(async () => await respond(), (inside, ms) => { inside.connecting += ms })
  },
})

const handling = tracingChannel<unknown, Handled>('fastify.request.handler')
handling.start.bindStore(current, (handled) => {
  const noted: Noted = { inside: insideOf(handled as Handled), from: performance.now(), running: 0, since: 0 }
  begun.set((handled as Handled).request, noted)
  return noted
})
handling.asyncStart.subscribe((handled) => {
  const noted = begun.get((handled as Handled).request)
  if (noted === undefined) return
  noted.inside.requests += 1
  noted.inside.handler += performance.now() - noted.from
})
// Readings of the warm-up are dropped.
process.on('SIGUSR2', () => { routes = {} })
process.once('exit', () => { writeFileSync(process.env['INSIDE'] ?? 'inside.json', JSON.stringify(routes)) })
