import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Email } from '../../../domain/customer/email.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { EncryptedSecret } from '../../../domain/staff/encrypted-secret.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { StaffId, StaffPerson } from '../../../domain/staff/staff-person.ts'
import type { LastKeeper, StaffEmailTaken } from '../../../domain/staff/staff-refusal.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'

/** What opens a person's desk: what is kept of the password, and the secret of the codes, which is stored in no other way. */
export type StaffKeys = { readonly passwordHash: string; readonly secret: EncryptedSecret }

/** A secret of codes as its row has it; an earlier release may have written it in clear. */
export type StoredSecret = { readonly id: StaffId; readonly stored: string }

export type StoredStaff = StaffKeys & { readonly person: StaffPerson }

/**
 * What becomes of a person; what is not named stays. Other keys, another password and being disabled end all their
 * sessions, also those that wait for a code; other keys and being disabled end their access tokens, too, for good.
 */
export type StaffChange = {
  readonly roles?: readonly StaffRole[]
  readonly isDisabled?: boolean
  readonly keys?: StaffKeys
  /** The secret of the codes stays, and no code is good twice. */
  readonly passwordHash?: string
  /** Only of whoever has this password now: whose keys are others by now is not found. */
  readonly passwordBefore?: string
}

/** The shop's people. */
export interface StaffBook {
  /** By name, those who left too. */
  readonly list: TaskEither<ServiceUnavailable, readonly StaffPerson[]>
  readonly byEmail: (email: Email) => TaskEither<ServiceUnavailable, StoredStaff | undefined>
  readonly add: (staff: StoredStaff, act: AuditEntry) => TaskEither<StaffEmailTaken | ServiceUnavailable, void>
  /** All or nothing; one of two who take the role `all` from each other at once is refused. */
  readonly change: (
    id: StaffId, change: StaffChange, act: AuditEntry,
  ) => TaskEither<NotFound<'staff'> | LastKeeper | ServiceUnavailable, StaffPerson>
  readonly storedSecrets: TaskEither<ServiceUnavailable, readonly StoredSecret[]>
  /** The same secret, stored otherwise; nothing happens where another one is stored by now. */
  readonly replaceSecret: (id: StaffId, before: string, after: EncryptedSecret) => TaskEither<ServiceUnavailable, void>
}
