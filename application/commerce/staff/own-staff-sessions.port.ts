import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SessionEntry, SessionId } from '../../../domain/identity/session-entry.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { StaffId } from '../../../domain/staff/staff-member.ts'

/** The back-office sessions of a member of staff. `here` is the session of the request. */
export interface OwnStaffSessions {
  /** The active ones, the last used one first, without those waiting for a code. */
  readonly list: (owner: StaffId, here: SessionToken, now: Date) => TaskEither<ServiceUnavailable, readonly SessionEntry[]>
  readonly end: (owner: StaffId, id: SessionId, act: AuditEntry) => TaskEither<NotFound<'session'> | ServiceUnavailable, void>
  /** Including those waiting for a code; refused if `here` has ended or is another person's. */
  readonly endOthers: (owner: StaffId, here: SessionToken, act: AuditEntry) => TaskEither<NotSignedIn | ServiceUnavailable, void>
}
