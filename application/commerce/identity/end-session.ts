import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeSessionId } from '../../../domain/identity/session-entry.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { OwnSessions } from './own-sessions.port.ts'
import type { UseCase } from '../operation.ts'
import type { securityContract } from '../../contract/security.ts'

const NOT_FOUND: RefusalBy<'NotFound'> = { _tag: 'NotFound', what: 'session' }

/** Ends another session: its browser is a guest from the next request on. */
export const makeEndSession =
  ({ ownSessions }: { readonly ownSessions: OwnSessions }): UseCase<typeof securityContract.endSession> =>
  ({ owner }, { id }) =>
    pipe(
      TE.fromEither(pipe(makeSessionId(id), E.mapLeft(() => NOT_FOUND))),
      TE.flatMap((sessionId) => ownSessions.end(owner, sessionId)),
      TE.flatMap((isDone) => (isDone ? TE.right(undefined) : TE.left(NOT_FOUND))),
    )
