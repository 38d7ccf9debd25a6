import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Device } from '../../../domain/identity/device.ts'
import type { SessionId } from '../../../domain/identity/session-entry.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { EncryptedSecret } from '../../../domain/staff/encrypted-secret.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { StaffId, StaffMember } from '../../../domain/staff/staff-member.ts'

/** A member of staff who entered the password and still has to enter the code. */
export type WaitingStaff = { readonly person: StaffMember; readonly secret: EncryptedSecret }

/** A new back-office session. */
export type NewStaffSession = {
  readonly token: SessionToken
  readonly id: SessionId
  readonly device: Device
  readonly at: Date
  readonly endsAt: Date
}

/** Back-office sessions. A session's token is never stored, only its hash. */
export interface StaffSessions {
  /**
   * Begins a session that waits for the code. `false`, and none, if another password hash than `checked` is stored by now, or the account
   * is disabled.
   */
  readonly begin: (token: SessionToken, staff: StaffId, checked: string, endsAt: Date) => TaskEither<ServiceUnavailable, boolean>
  /** The member of staff of a waiting session; `undefined` once the code was entered, it expired, or the account is disabled. */
  readonly waiting: (token: SessionToken, now: Date) => TaskEither<ServiceUnavailable, WaitingStaff | undefined>
  /**
   * Accepts the code of a time step: the waiting session ends and a new one begins. `false`, with nothing changed, if that code or a later
   * one was used before, the session no longer waits, or the account is disabled; of two concurrent requests only one succeeds.
   */
  readonly confirm: (
    waiting: SessionToken, step: number, begun: NewStaffSession, act: AuditEntry,
  ) => TaskEither<ServiceUnavailable, boolean>
  /** The member of staff of a session, recorded as used now; `undefined` once it ended, was idle too long, or the account is disabled. */
  readonly holder: (token: SessionToken, now: Date) => TaskEither<ServiceUnavailable, StaffMember | undefined>
  readonly end: (token: SessionToken) => TaskEither<ServiceUnavailable, void>
}
