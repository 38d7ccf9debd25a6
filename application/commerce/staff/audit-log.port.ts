import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { AuditEntryFilter } from '../../../domain/staff/audit-entry-filter.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'

/** What the shop's people did that no order remembers. */
export interface AuditLog {
  /** Written down by itself: somebody looked at what not everybody may see. */
  readonly note: (act: AuditEntry) => TaskEither<ServiceUnavailable, void>
  /** A look, unless the same person looked at the same thing since then. */
  readonly noteLook: (act: AuditEntry, since: Date) => TaskEither<ServiceUnavailable, void>
  /** The latest first; pages count from 1. */
  readonly find: (
    filter: AuditEntryFilter, at: { readonly page: number; readonly itemsPerPage: number },
  ) => TaskEither<ServiceUnavailable, { readonly acts: readonly AuditEntry[]; readonly total: number }>
}
