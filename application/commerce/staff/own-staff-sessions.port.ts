import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SessionEntry, SessionId } from '../../../domain/identity/session-entry.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { StaffId } from '../../../domain/staff/staff-person.ts'

/** Where one of the shop's people sits at a desk. `here` is the session that asks. */
export interface OwnStaffSessions {
  /** Those that hold now, the one last used first. What waits for a code is none. */
  readonly list: (owner: StaffId, here: SessionToken, now: Date) => TaskEither<ServiceUnavailable, readonly SessionEntry[]>
  readonly end: (owner: StaffId, id: SessionId, act: AuditEntry) => TaskEither<NotFound<'session'> | ServiceUnavailable, void>
  /** Also what waits for a code; nothing where `here` has ended itself, or is another person's. */
  readonly endOthers: (owner: StaffId, here: SessionToken, act: AuditEntry) => TaskEither<NotSignedIn | ServiceUnavailable, void>
}
