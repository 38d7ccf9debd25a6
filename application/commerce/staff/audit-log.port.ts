import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PageRequest } from '../../../domain/listing/one-page.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { AuditEntryFilter } from '../../../domain/staff/audit-entry-filter.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'

/** The audit log: actions of staff that are not in an order's history. */
export interface AuditLog {
  /** A separate entry: a staff member viewed restricted data. */
  readonly note: (act: AuditEntry) => TaskEither<ServiceUnavailable, void>
  /** An entry for viewing, unless the same person viewed the same record since then. */
  readonly noteLook: (act: AuditEntry, since: Date) => TaskEither<ServiceUnavailable, void>
  /** Latest first; pages count from 1. */
  readonly find: (
    filter: AuditEntryFilter, at: PageRequest,
  ) => TaskEither<ServiceUnavailable, { readonly acts: readonly AuditEntry[]; readonly total: number }>
}
