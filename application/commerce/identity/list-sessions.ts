import * as TE from 'fp-ts/lib/TaskEither.js'
import type { SessionEntry } from '../../../domain/identity/session-entry.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { OwnSessions } from './own-sessions.port.ts'

/** Where the customer is signed in, the session last used first. */
export type ListSessions = (caller: Callers['customer']) => TE.TaskEither<Failure, readonly SessionEntry[]>

export const makeListSessions =
  ({ ownSessions, clock }: { readonly ownSessions: OwnSessions; readonly clock: Clock }): ListSessions =>
  ({ owner, session }) => {
    const here = session.read()
    return here === undefined ? TE.left({ _tag: 'NotSignedIn' }) : ownSessions.list(owner, here, clock.now())
  }
