import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { SessionStart } from '../../../domain/identity/session-start.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** A sign-in that begins. */
export type NewSession = SessionStart & { readonly accountId: AccountId }

/** Who is signed in. A session's token is never kept, only what proves it. */
export interface SessionBook {
  readonly begin: (session: NewSession) => TaskEither<ServiceUnavailable, void>
  /** Whose session this is, with the hour noted in which it was used; `undefined` for one that ended, was closed, or never was. */
  readonly holder: (token: SessionToken, now: Date) => TaskEither<ServiceUnavailable, AccountId | undefined>
  readonly end: (token: SessionToken) => TaskEither<ServiceUnavailable, void>
}
