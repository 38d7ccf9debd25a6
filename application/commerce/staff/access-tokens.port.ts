import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { AccessToken, AccessTokenEntry, AccessTokenId } from '../../../domain/staff/access-token.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { StaffId } from '../../../domain/staff/staff-member.ts'
import type { RoleNotOwned } from '../../../domain/staff/staff-refusal.ts'
import type { StaffCaller } from '../../../domain/staff/staff-permission.ts'

/** Access tokens of staff for programs. A token is never stored, only its hash. */
export interface AccessTokens {
  /** Checks in its transaction that the owner has these roles: a token has at most the roles of its owner. */
  readonly add: (
    token: AccessToken, entry: AccessTokenEntry, owner: StaffId, act: AuditEntry,
  ) => TaskEither<RoleNotOwned | ServiceUnavailable, void>
  /** The active ones, oldest first. */
  readonly list: (owner: StaffId, now: Date) => TaskEither<ServiceUnavailable, readonly AccessTokenEntry[]>
  readonly revoke: (owner: StaffId, id: AccessTokenId, act: AuditEntry) => TaskEither<NotFound<'token'> | ServiceUnavailable, void>
  /** The member of staff and the token's permissions; `undefined` once it expired, was revoked, or its owner is disabled. */
  readonly holder: (token: AccessToken, now: Date) => TaskEither<ServiceUnavailable, StaffCaller | undefined>
}
