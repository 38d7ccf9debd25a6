import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { faultPaths } from '../commerce-api/codec/fault-path.ts'
import type { Reading } from '../commerce-api/codec/codec-from.ts'
import type { Operation } from '../commerce-api/operations/operation.ts'
import { RefusedCodec } from '../commerce-api/refusal/problem.codec.ts'
import { declined, hasViolations } from './declined.ts'
import type { Transport, TransportFailure } from './transport.ts'

/** What went wrong on the wire, for whoever looks after the shop; never with a body, which may name a person. */
export type WireFault = {
  readonly operation: string
  readonly codec?: string
  readonly paths?: readonly string[]
  readonly status?: number
  readonly error?: unknown
}

/** `path` fills the braces of the operation's path. */
type Asked<Body> = {
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: readonly (readonly [string, string])[]
  /** The visitor's language, where it is another than that of the page. */
  readonly locale?: Locale
} & ([Body] extends [undefined] ? {} : { readonly body: Body })

export type Call = <Wire, Answer, Body>(
  operation: Operation<Wire, Answer, Body>,
  asked: Asked<Body>,
) => TE.TaskEither<Failure, Answer>

type Deps = {
  readonly transport: Transport
  readonly locale: () => Locale
  readonly log: (fault: WireFault) => void
}

const UNAVAILABLE: Failure = { _tag: 'ServiceUnavailable' }

const addressOf = (template: string, { path = {}, query = [] }: Asked<undefined>, locale: Locale): string => {
  const filled = template.replace(/\{([a-z_]+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? '')))
  const params = new URLSearchParams(query.map(([name, value]) => [name, value]))
  params.set('locale', locale)
  return `${filled}?${params.toString()}`
}

/** Makes one operation after another out of the table; what cannot be understood is logged and counts as no answer. */
export const makeCall = ({ transport, locale, log }: Deps): Call => {
  const unavailable = (fault: WireFault): Failure => {
    log(fault)
    return UNAVAILABLE
  }
  const understand = <Wire, Answer>(operation: string, reading: Reading<Wire, Answer>, body: unknown): E.Either<Failure, Answer> =>
    pipe(
      reading.decode(body),
      E.mapLeft((errors) => unavailable({ operation, codec: reading.name, paths: faultPaths(errors) })),
    )
  const failureOf = (operation: string, failure: TransportFailure): Failure => {
    if (failure._tag === 'Unanswered') return unavailable({ operation, error: failure.error })
    if (failure.status >= 500) return unavailable({ operation, status: failure.status })
    return pipe(
      RefusedCodec.decode(failure.body),
      E.orElse((errors) => pipe(failure.status === 422 ? declined(failure.body) : undefined, E.fromNullable(errors))),
      E.getOrElse((errors) => unavailable({ operation, status: failure.status, codec: RefusedCodec.name, paths: faultPaths(errors) })),
    )
  }
  return (operation, asked) =>
    pipe(
      transport({
        method: operation.method,
        path: addressOf(operation.path, asked, asked.locale ?? locale()),
        ...('body' in asked ? { body: asked.body } : {}),
      }),
      TE.mapLeft((failure) => failureOf(operation.name, failure)),
      TE.filterOrElse(
        (body) => !hasViolations(body),
        (body) => failureOf(operation.name, { _tag: 'Answered', status: 422, body }),
      ),
      TE.flatMapEither((body) => understand(operation.name, operation.reply, body)),
    )
}
