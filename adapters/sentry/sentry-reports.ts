import { randomUUID } from 'node:crypto'
import type { DefectReports, MetAt } from '../../application/commerce/shop/defect-reports.port.ts'
import { kindOfDefect } from '../../application/commerce/shop/kind-of-defect.ts'
import { framesOf } from './frames.ts'

/** Reports per minute. */
const LIMIT = 10
const MINUTE = 60_000
/** Milliseconds. */
const TIMEOUT = 5_000
/** Maximum length of a chain of causes. */
const CAUSES = 5

const CODE = /^[A-Z][A-Z0-9_]{1,40}$|^[0-9A-Z]{5}$/
/** Names of operations and patterns of routes. */
const OPERATION = /^[\w :/*?.-]{1,200}$/

type Deps = {
  /** `https://KEY@host/PROJECT`, as Sentry and compatible services show it. */
  readonly dsn: string
  readonly environment: string
  readonly fetch: typeof fetch
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? error.code : undefined

/** Class, code and stack; not the message, which can quote input. The log has it. */
const exceptionOf = (error: unknown) => ({
  type: kindOfDefect(error),
  ...(error instanceof Error ? { value: codeOf(error) ?? '', stacktrace: { frames: framesOf(error) } } : {}),
})

const chainOf = (error: unknown, remaining = CAUSES): readonly unknown[] =>
  error instanceof Error && error.cause !== undefined && remaining > 1 ? [error, ...chainOf(error.cause, remaining - 1)] : [error]

const placeOf = (dsn: string): { readonly url: string; readonly key: string } => {
  const { origin, pathname, username } = new URL(dsn)
  const [, path = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? []
  return { url: `${origin}${path}/api/${project}/envelope/`, key: username }
}

const tagsOf = ({ operation, request }: MetAt, dropped: number) => ({
  ...(operation !== undefined && OPERATION.test(operation) ? { operation } : {}),
  ...(request === undefined ? {} : { request }),
  ...(dropped > 0 ? { dropped_before: String(dropped) } : {}),
})

/** Sends reports in Sentry's envelope format, at most ten a minute. The next accepted report has the number of dropped ones. */
export const sentryReports = ({ dsn, environment, fetch: send, now }: Deps): DefectReports => {
  const { url, key } = placeOf(dsn)
  let minute = { since: -Infinity, sent: 0 }
  let [droppedBefore, lost] = [0, 0]

  const post = async (defect: unknown, at: MetAt, before: number): Promise<void> => {
    const [id, moment] = [randomUUID().replaceAll('-', ''), now()]
    const event = {
      event_id: id, timestamp: moment / 1000, platform: 'node', level: 'error', environment, tags: tagsOf(at, before),
      // The oldest cause first.
      exception: { values: chainOf(defect).map(exceptionOf).toReversed() },
    }
    const lines = [{ event_id: id, sent_at: new Date(moment).toISOString() }, { type: 'event' }, event]
    const { ok } = await send(url, {
      method: 'POST', redirect: 'error', signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=iris/1.0, sentry_key=${key}`,
      },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
    })
    if (!ok) throw new Error('The report was rejected')
  }

  const drop = (count: number): void => {
    droppedBefore += count
    lost += 1
  }

  return {
    lostReports: () => lost,
    report: (defect, at) => {
      if (now() - minute.since >= MINUTE) minute = { since: now(), sent: 0 }
      if (minute.sent >= LIMIT) {
        drop(1)
        return
      }
      minute.sent += 1
      const before = droppedBefore
      droppedBefore = 0
      // After the response: formatting the stack of an error is slow.
      setImmediate(() => { post(defect, at, before).catch(() => { drop(before + 1) }) })
    },
  }
}
