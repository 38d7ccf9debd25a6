import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import type { SessionRepository } from './session-repository.port.ts'

/** Ends the sessions of the request and removes their cookie. */
export type SignOut = (caller: Callers['anyone']) => TE.TaskEither<Failure, void>

export const makeSignOut =
  (deps: { readonly sessions: SessionRepository }): SignOut =>
  ({ session }) => pipe(
    TE.traverseSeqArray(deps.sessions.end)(session.candidates()),
    TE.map(() => undefined),
    TE.tapIO(() => session.clear),
  )
