import * as TE from 'fp-ts/lib/TaskEither.js'
import type { SessionEntry } from '../../../domain/identity/session-entry.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { OwnSessions } from './own-sessions.port.ts'

/** The customer's active sessions, the last used one first. */
export type GetSessions = (caller: Callers['customer']) => TE.TaskEither<Failure, readonly SessionEntry[]>

export const makeGetSessions =
  ({ ownSessions, clock }: { readonly ownSessions: OwnSessions; readonly clock: Clock }): GetSessions =>
  ({ owner, session }) => {
    const sessionToken = session.read()
    return sessionToken === undefined ? TE.left({ _tag: 'NotSignedIn' }) : ownSessions.list(owner, sessionToken, clock.now())
  }
