import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { SessionStart } from '../../../domain/identity/session-start.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** A new sign-in. */
export type NewSession = SessionStart & { readonly accountId: AccountId }

/** Active sessions. A session's token is never stored, only its hash. */
export interface SessionRepository {
  readonly begin: (session: NewSession) => TaskEither<ServiceUnavailable, void>
  /** The account of the session; the hour of use is recorded. `undefined` for one that expired, was ended or does not exist. */
  readonly holder: (token: SessionToken, now: Date) => TaskEither<ServiceUnavailable, AccountId | undefined>
  readonly end: (token: SessionToken) => TaskEither<ServiceUnavailable, void>
}
