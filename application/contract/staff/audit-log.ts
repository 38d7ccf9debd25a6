import type { AuditEntryFilter } from '../../../domain/staff/audit-entry-filter.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import { operation, type } from '../operation.ts'

export type AuditEntryResults = { readonly acts: readonly AuditEntry[]; readonly total: number; readonly pages: number }

export const auditLogContract = {
  /** The latest first. */
  listAuditEntries: operation({
    input: type<{ readonly filter: AuditEntryFilter; readonly page: number }>(), output: type<AuditEntryResults>(),
    refusals: ['Malformed'], permission: 'audit-log:read',
  }),
}
