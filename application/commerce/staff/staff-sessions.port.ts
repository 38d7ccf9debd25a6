import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Device } from '../../../domain/identity/device.ts'
import type { SessionId } from '../../../domain/identity/session-entry.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { EncryptedSecret } from '../../../domain/staff/encrypted-secret.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { StaffId, StaffPerson } from '../../../domain/staff/staff-person.ts'

/** Whoever gave the password, and has the code still to give. */
export type WaitingStaff = { readonly person: StaffPerson; readonly secret: EncryptedSecret }

/** A session that begins at the desk: what opens it, and what its owner knows it again by. */
export type NewStaffSession = {
  readonly token: SessionToken
  readonly id: SessionId
  readonly device: Device
  readonly at: Date
  readonly endsAt: Date
}

/** Who sits at a desk. A session's token is never kept, only what proves it. */
export interface StaffSessions {
  /**
   * Somebody gave the password: this opens nothing yet. `false`, and nothing begun, where another password than the
   * `checked` one is stored by now, or the person is disabled.
   */
  readonly begin: (token: SessionToken, staff: StaffId, checked: string, endsAt: Date) => TaskEither<ServiceUnavailable, boolean>
  /** Who waits for the code with this; `undefined` once it was given, is too late, or the person is disabled. */
  readonly waiting: (token: SessionToken, now: Date) => TaskEither<ServiceUnavailable, WaitingStaff | undefined>
  /**
   * The code of a half minute was right: the waiting session ends and another begins. `false`, with nothing changed, where that code, or
   * a later one, was used before, the session waits no more, or the person is disabled; of two at once one is let in.
   */
  readonly confirm: (
    waiting: SessionToken, step: number, begun: NewStaffSession, act: AuditEntry,
  ) => TaskEither<ServiceUnavailable, boolean>
  /** Whose session this is, noted as used now; `undefined` once it ended, was left too long, or the person is disabled. */
  readonly holder: (token: SessionToken, now: Date) => TaskEither<ServiceUnavailable, StaffPerson | undefined>
  readonly end: (token: SessionToken) => TaskEither<ServiceUnavailable, void>
}
