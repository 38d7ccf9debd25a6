import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { AccessToken, AccessTokenEntry, AccessTokenId } from '../../../domain/staff/access-token.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { StaffId } from '../../../domain/staff/staff-person.ts'
import type { RoleNotOwned } from '../../../domain/staff/staff-refusal.ts'
import type { StaffHolder } from '../../../domain/staff/staff-right.ts'

/** With what programs ask in the name of one of the shop's people. A token is never kept, only what proves it. */
export interface AccessTokens {
  /** Asks in its transaction whether the owner has the roles themselves: a token has at most what its maker had. */
  readonly add: (
    token: AccessToken, entry: AccessTokenEntry, owner: StaffId, act: AuditEntry,
  ) => TaskEither<RoleNotOwned | ServiceUnavailable, void>
  /** Those that hold, the oldest first. */
  readonly list: (owner: StaffId, now: Date) => TaskEither<ServiceUnavailable, readonly AccessTokenEntry[]>
  readonly revoke: (owner: StaffId, id: AccessTokenId, act: AuditEntry) => TaskEither<NotFound<'token'> | ServiceUnavailable, void>
  /** Who asks with it, and what for; `undefined` once it ended, was revoked, or its person is disabled. */
  readonly holder: (token: AccessToken, now: Date) => TaskEither<ServiceUnavailable, StaffHolder | undefined>
}
