import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Clock } from '../shop/clock.port.ts'
import type { OwnSessions } from './own-sessions.port.ts'
import type { UseCase } from '../operation.ts'
import type { securityContract } from '../../contract/security.ts'

/** The customer's active sessions, the last used one first. */
export const makeGetSessions =
  ({ ownSessions, clock }: { readonly ownSessions: OwnSessions; readonly clock: Clock }): UseCase<typeof securityContract.getSessions> =>
  ({ owner, session }) => {
    const sessionToken = session.read()
    return sessionToken === undefined ? TE.left({ _tag: 'NotSignedIn' }) : ownSessions.list(owner, sessionToken, clock.now())
  }
