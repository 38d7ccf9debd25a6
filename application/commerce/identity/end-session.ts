import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeSessionId } from '../../../domain/identity/session-entry.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { OwnSessions } from './own-sessions.port.ts'

/** Ends another session: its browser is a guest from the next request on. */
export type EndSession = (owner: AccountId, id: unknown) => TE.TaskEither<Failure, void>

const NOT_FOUND: Failure = { _tag: 'NotFound', what: 'session' }

export const makeEndSession =
  ({ ownSessions }: { readonly ownSessions: OwnSessions }): EndSession =>
  (owner, id) =>
    pipe(
      TE.fromEither(pipe(makeSessionId(id), E.mapLeft(() => NOT_FOUND))),
      TE.flatMap((sessionId) => ownSessions.end(owner, sessionId)),
      TE.flatMap((isDone) => (isDone ? TE.right(undefined) : TE.left(NOT_FOUND))),
    )
