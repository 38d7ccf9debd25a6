import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { auditLogContract, AuditEntryResults } from '../../../application/contract/staff/audit-log.ts'
import { auditLogQuery } from '../../../domain/staff/list-queries.ts'
import { AUDIT_ENTRY_KINDS, type AuditEntry } from '../../../domain/staff/audit-entry.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orUndefined, orNull } from '../codec/or-null.ts'
import { route, type Routes } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withoutBody } from '../operations/request-forms.ts'
import { Instant } from '../values/day.codec.ts'
import { dayParameter, pageParameter, pairs, textParameter } from './staff-queries.ts'

const AuditEntryWire = t.strict(
  {
    by: t.string, what: oneOf('AuditEntry', AUDIT_ENTRY_KINDS), about: t.string, at: Instant, detail: nullable(t.string),
  }, 'AuditEntry')
type AuditEntryWire = t.TypeOf<typeof AuditEntryWire>
const auditEntryOf = ({ at, detail, ...entry }: AuditEntryWire): AuditEntry =>
  ({ ...entry, at: new Date(at), ...omitUndefined({ detail: orUndefined(detail) }) })
const auditEntryToWire = ({ by, what, about, at, detail }: AuditEntry): AuditEntryWire =>
  ({ by, what, about, at: at.toISOString(), detail: orNull(detail) })

const AuditEntriesWire = t.strict(
  { 'hydra:member': t.readonlyArray(AuditEntryWire), 'hydra:totalItems': t.number, pages: t.number }, 'AuditEntryResults',
)
const AuditEntryResultsCodec = codecFrom('AuditEntryResults', AuditEntriesWire, (wire) =>
  E.right<never, AuditEntryResults>({ acts: wire['hydra:member'].map(auditEntryOf), total: wire['hydra:totalItems'], pages: wire.pages }))

const what = { name: 'what', schema: { type: 'string', enum: AUDIT_ENTRY_KINDS } } as const

export const auditLogRoutes: Routes<typeof auditLogContract> = {
  listAuditEntries: route(
    'GET /api/staff/audit-log', 'List audit log entries, newest first',
    withoutBody({
      query: [textParameter('text'), dayParameter('day'), what, pageParameter],
      encode: ({ filter, page }) => ({ query: pairs({ ...filter, page: String(page) }) }),
      decode: ({ query }) => auditLogQuery(query),
    }),
    replyWith(
      AuditEntryResultsCodec,
      ({ acts, total, pages }) => ({ 'hydra:member': acts.map(auditEntryToWire), 'hydra:totalItems': total, pages }),
    ),
  ),
}
