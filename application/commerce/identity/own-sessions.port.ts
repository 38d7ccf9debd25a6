import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import type { SessionEntry, SessionId } from '../../../domain/identity/session-entry.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'

/** `act`: the audit entry if a member of staff does it. */
export type SignOutEverywhere = { readonly here?: SessionToken; readonly isRevoking: boolean; readonly act?: AuditEntry }

/** The sessions of a customer. `here` is the session of the request. */
export interface OwnSessions {
  /** The active ones, the last used one first. */
  readonly list: (owner: AccountId, here: SessionToken, now: Date) => TaskEither<ServiceUnavailable, readonly SessionEntry[]>
  /** `false` if the owner has no such session. */
  readonly end: (owner: AccountId, id: SessionId) => TaskEither<ServiceUnavailable, boolean>
  /**
   * Ends all but `here`, with the consequences of "signed out everywhere" for the account; with `here`, only while that session is theirs.
   */
  readonly endOthers: (owner: AccountId, end: SignOutEverywhere) => TaskEither<NotSignedIn | ServiceUnavailable, void>
}
