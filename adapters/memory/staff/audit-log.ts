import * as E from 'fp-ts/lib/Either.js'
import type { AuditLog } from '../../../application/commerce/staff/audit-log.port.ts'
import { onePage } from '../../../domain/listing/one-page.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { AuditEntryFilter } from '../../../domain/staff/audit-entry-filter.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

const fits = ({ what, day, text }: AuditEntryFilter) => (auditEntry: AuditEntry): boolean =>
  (what === undefined || auditEntry.what === what)
  && (day === undefined || zurichTime(auditEntry.at).day === day)
  && (text === undefined || [auditEntry.by, auditEntry.about].some((where) => where.toLowerCase().includes(text.toLowerCase())))

export const openAuditLog = ({ auditEntries }: ShopState): AuditLog => ({
  note: (auditEntry) => atomically(() => {
    auditEntries.push(auditEntry)
    return E.right(undefined)
  }),
  noteLook: (auditEntry, since) => atomically(() => {
    const isNew = auditEntries.every(
      ({ by, what, about, at }) => by !== auditEntry.by || what !== auditEntry.what || about !== auditEntry.about || at <= since,
    )
    if (isNew) auditEntries.push(auditEntry)
    return E.right(undefined)
  }),
  find: (filter, at) => atomically(() => {
    const matching = auditEntries.toReversed().filter(fits(filter))
    return E.right({ acts: onePage(matching, at), total: matching.length })
  }),
})
