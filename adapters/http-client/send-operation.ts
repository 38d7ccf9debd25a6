import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { faultPaths } from '../commerce-api/codec/fault-path.ts'
import type { ReplyForm, OutgoingRequest } from '../commerce-api/operations/operation.ts'
import { RefusedRecord } from '../commerce-api/problem.codec.ts'
import { declined, hasViolations } from './declined.ts'
import type { Transport, TransportFailure } from './transport.ts'

/** A transport or decoding fault for the log; never with a body, which may hold personal data. */
export type WireFault = {
  readonly operation: string
  readonly codec?: string
  readonly paths?: readonly string[]
  readonly status?: number
  readonly error?: unknown
}

type Deps = { readonly transport: Transport; readonly log: (fault: WireFault) => void }

const UNAVAILABLE: Failure = { _tag: 'ServiceUnavailable' }

const addressOf = (template: string, { path = {}, query = [] }: OutgoingRequest, locale: Locale): string => {
  const filled = template.replace(/\{([a-z_]+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? '')))
  const params = new URLSearchParams(query.map(([name, value]) => [name, value]))
  params.set('locale', locale)
  return `${filled}?${params.toString()}`
}

/** The client's view of an operation. */
export type OperationRow<Reply> = {
  readonly method: string
  readonly path: string
  readonly reply: Pick<ReplyForm<Reply, never>, 'reading'>
}

/** Sends an operation over HTTP. A response that cannot be decoded is logged and reported as unavailable. */
export const makeSendOperation = ({ transport, log }: Deps) => {
  const unavailable = (fault: WireFault): Failure => {
    log(fault)
    return UNAVAILABLE
  }
  const decodeReply = <Reply>(operation: string, reading: ReplyForm<Reply, never>['reading'], body: unknown): E.Either<Failure, Reply> =>
    pipe(
      reading.decode(body),
      E.mapLeft((errors) => unavailable({ operation, codec: reading.name, paths: faultPaths(errors) })),
    )
  const failureOf = (operation: string, failure: TransportFailure): Failure => {
    if (failure._tag === 'Unanswered') return unavailable({ operation, error: failure.error })
    if (failure.status >= 500) return unavailable({ operation, status: failure.status })
    return pipe(
      RefusedRecord.decode(failure.body),
      E.orElse((errors) => pipe(failure.status === 422 ? declined(failure.body) : undefined, E.fromNullable(errors))),
      E.getOrElse((errors) => unavailable({ operation, status: failure.status, codec: RefusedRecord.name, paths: faultPaths(errors) })),
    )
  }
  return <Reply>(
    name: string, { method, path, reply }: OperationRow<Reply>, request: OutgoingRequest, language: Locale,
  ): TE.TaskEither<Failure, Reply> =>
    pipe(
      transport({ method, path: addressOf(path, request, language), ...('body' in request ? { body: request.body } : {}) }),
      TE.mapLeft((failure) => failureOf(name, failure)),
      TE.filterOrElse(
        (body) => !hasViolations(body),
        (body) => failureOf(name, { _tag: 'Answered', status: 422, body }),
      ),
      TE.flatMapEither((body) => decodeReply(name, reply.reading, body)),
    )
}
