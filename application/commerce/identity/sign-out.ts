import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { SessionBook } from './session-book.port.ts'

/** Closes a session for good; without one there is nothing to close. */
export type SignOut = (session: SessionToken | undefined) => TaskEither<Failure, void>

export const makeSignOut =
  (deps: { readonly sessions: SessionBook }): SignOut =>
  (session) =>
    session === undefined ? TE.right(undefined) : deps.sessions.end(session)
