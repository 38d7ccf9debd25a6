import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import type { SessionEntry, SessionId } from '../../../domain/identity/session-entry.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'

/** `act`: where one of the shop's people does it, that is written down with it. */
export type SignOutEverywhere = { readonly here?: SessionToken; readonly isRevoking: boolean; readonly act?: AuditEntry }

/** Where a customer is signed in. `here` is the session that asks. */
export interface OwnSessions {
  /** Those that hold now, the one last used first. */
  readonly list: (owner: AccountId, here: SessionToken, now: Date) => TaskEither<ServiceUnavailable, readonly SessionEntry[]>
  /** `false` where the owner has no such session. */
  readonly end: (owner: AccountId, id: SessionId) => TaskEither<ServiceUnavailable, boolean>
  /** All but `here`, with what "signed out everywhere" means for the account's parts; where `here` asks, only as long as it is theirs. */
  readonly endOthers: (owner: AccountId, end: SignOutEverywhere) => TaskEither<NotSignedIn | ServiceUnavailable, void>
}
