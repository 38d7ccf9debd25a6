import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Email } from '../../../domain/customer/email.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { EncryptedSecret } from '../../../domain/staff/encrypted-secret.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { StaffId, StaffMember } from '../../../domain/staff/staff-member.ts'
import type { LastAdministrator, StaffEmailTaken } from '../../../domain/staff/staff-refusal.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'

/** The credentials of a member of staff: password hash and encrypted secret of one-time codes. */
export type StaffKeys = { readonly passwordHash: string; readonly secret: EncryptedSecret }

/** A stored secret of one-time codes; an earlier release may have stored plain text. */
export type StoredSecret = { readonly id: StaffId; readonly stored: string }

export type StoredStaff = StaffKeys & { readonly person: StaffMember }

/** Fields that are not set stay. Disabling ends all sessions, including those waiting for a code, and revokes the access tokens. */
export type StaffChange = { readonly roles?: readonly StaffRole[]; readonly isDisabled?: boolean }

/**
 * All sessions end, including those waiting for a code; new keys also revoke the access tokens. With `passwordHash` the secret of
 * one-time codes stays, and no code is valid twice; it changes nothing unless `passwordBefore` is the current hash.
 */
export type StaffCredentialsChange =
  | { readonly keys: StaffKeys }
  | { readonly passwordHash: string; readonly passwordBefore: string }

/** The staff accounts. */
export interface StaffRepository {
  /** By name, including disabled accounts. */
  readonly list: TaskEither<ServiceUnavailable, readonly StaffMember[]>
  readonly byEmail: (email: Email) => TaskEither<ServiceUnavailable, StoredStaff | undefined>
  readonly add: (staff: StoredStaff, act: AuditEntry) => TaskEither<StaffEmailTaken | ServiceUnavailable, void>
  /** All or nothing; of two concurrent changes that remove the role `all` from each other one is refused. */
  readonly change: (
    id: StaffId, change: StaffChange, act: AuditEntry,
  ) => TaskEither<NotFound<'staff'> | LastAdministrator | ServiceUnavailable, StaffMember>
  readonly changeCredentials: (
    id: StaffId, change: StaffCredentialsChange, act: AuditEntry,
  ) => TaskEither<NotFound<'staff'> | ServiceUnavailable, void>
  readonly storedSecrets: TaskEither<ServiceUnavailable, readonly StoredSecret[]>
  /** Replaces the stored form of a secret; nothing happens if another one is stored by now. */
  readonly replaceSecret: (id: StaffId, before: string, after: EncryptedSecret) => TaskEither<ServiceUnavailable, void>
}
