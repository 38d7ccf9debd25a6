import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { SessionRepository } from './session-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { identityContract } from '../../contract/identity.ts'

/** Ends the sessions of the request and removes their cookie. */
export type SignOut = UseCase<typeof identityContract.signOut>

export const makeSignOut =
  (deps: { readonly sessions: SessionRepository }): SignOut =>
  ({ session }) => pipe(
    TE.traverseSeqArray(deps.sessions.end)(session.candidates()),
    TE.map(() => undefined),
    TE.tapIO(() => session.clear),
  )
