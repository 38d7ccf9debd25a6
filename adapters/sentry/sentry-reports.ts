import { randomUUID } from 'node:crypto'
import type { DefectReports, MetAt } from '../../application/commerce/shop/defect-reports.port.ts'
import { kindOfDefect } from '../../application/commerce/shop/kind-of-defect.ts'
import { framesOf } from './frames.ts'

/** Reports a minute, at most: who has read ten knows. */
const MOST = 10
const MINUTE = 60_000
/** Milliseconds after which nobody waits any longer for the reports to be taken. */
const TIMEOUT = 5_000
/** How far back what caused an error is followed. */
const CAUSES = 5

const CODE = /^[A-Z][A-Z0-9_]{1,40}$|^[0-9A-Z]{5}$/
/** Names of operations and patterns of routes. */
const OPERATION = /^[\w :/*?.-]{1,200}$/

type Deps = {
  /** `https://KEY@host/PROJECT`, as Sentry and what speaks like it show it. */
  readonly dsn: string
  readonly environment: string
  readonly fetch: typeof fetch
  /** Milliseconds of a clock. */
  readonly now: () => number
}

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? error.code : undefined

/** Type, code and steps; never the words, which quote what somebody typed: the log has them. */
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

const tagsOf = ({ operation, request }: MetAt, unsaid: number) => ({
  ...(operation !== undefined && OPERATION.test(operation) ? { operation } : {}),
  ...(request === undefined ? {} : { request }),
  ...(unsaid > 0 ? { unsaid_before: String(unsaid) } : {}),
})

/**
 * Reports as an envelope of Sentry's protocol, at most ten a minute. A report that is not taken is dropped; the next that is says how
 * many were left out or dropped.
 */
export const sentryReports = ({ dsn, environment, fetch: send, now }: Deps): DefectReports => {
  const { url, key } = placeOf(dsn)
  let minute = { since: -Infinity, sent: 0 }
  let [unsaid, untold] = [0, 0]

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
    if (!ok) throw new Error('The report was not taken')
  }

  const leaveOut = (count: number): void => {
    unsaid += count
    untold += 1
  }

  return {
    untold: () => untold,
    report: (defect, at) => {
      if (now() - minute.since >= MINUTE) minute = { since: now(), sent: 0 }
      if (minute.sent >= MOST) {
        leaveOut(1)
        return
      }
      minute.sent += 1
      const before = unsaid
      unsaid = 0
      // After the answer: the stack of an error is found when it is asked for, and that takes its time.
      setImmediate(() => { post(defect, at, before).catch(() => { leaveOut(before + 1) }) })
    },
  }
}
