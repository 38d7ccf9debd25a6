import * as t from 'io-ts'
import type { auditLogContract, AuditEntryResults } from '../../../application/contract/staff/audit-log.ts'
import { auditLogQuery } from '../../../domain/staff/list-queries.ts'
import { AUDIT_ENTRY_KINDS, type AuditEntry } from '../../../domain/staff/audit-entry.ts'
import { as, list, optional } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { record } from '../codec/record.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { queryRequest } from '../operations/request-forms.ts'
import { instant } from '../values/day.codec.ts'
import { counted, dayParameter, pageParameter, textParameter } from './staff-queries.ts'

const AuditEntryRecord = record<AuditEntry>('AuditEntry', {
  by: t.string, what: oneOf('AuditEntry', AUDIT_ENTRY_KINDS), about: t.string, at: instant, detail: optional(t.string),
})
const AuditEntriesRecord = record<AuditEntryResults>(
  'AuditEntryResults', { acts: as('hydra:member', list(AuditEntryRecord)), ...counted },
)

const what = { name: 'what', schema: { type: 'string', enum: AUDIT_ENTRY_KINDS } } as const

export const auditLogRoutes: Routes<typeof auditLogContract> = {
  listAuditEntries: route(
    'GET /api/staff/audit-log', 'List audit log entries, newest first',
    queryRequest(
      [textParameter('text'), dayParameter('day'), what, pageParameter],
      { read: auditLogQuery, write: ({ filter, page }) => ({ ...filter, page }) },
    ),
    reply(AuditEntriesRecord),
  ),
}
