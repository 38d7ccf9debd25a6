import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Askers } from '../shop/asker.ts'
import type { SessionBook } from './session-book.port.ts'

/** Closes the visitor's session for good, and forgets it; without one there is nothing to close. */
export type SignOut = (asker: Askers['anyone']) => TE.TaskEither<Failure, void>

export const makeSignOut =
  (deps: { readonly sessions: SessionBook }): SignOut =>
  ({ session }) => {
    const kept = session.kept()
    return pipe(
      kept === undefined ? TE.right(undefined) : deps.sessions.end(kept),
      TE.tapIO(() => session.forget),
    )
  }
