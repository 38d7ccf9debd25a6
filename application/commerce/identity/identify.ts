import * as TE from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { SessionBook } from './session-book.port.ts'

/** Whose request this is: the session says so and nothing else does. `undefined` is a guest (Commerce §6). */
export type Identify = (session: SessionToken | undefined) => TE.TaskEither<Failure, AccountId | undefined>

export const makeIdentify =
  (deps: { readonly sessions: SessionBook; readonly clock: Clock }): Identify =>
  (session) =>
    session === undefined ? TE.right(undefined) : deps.sessions.holder(session, deps.clock.now())
