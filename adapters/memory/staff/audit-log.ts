import * as E from 'fp-ts/lib/Either.js'
import type { AuditLog } from '../../../application/commerce/staff/audit-log.port.ts'
import { onePage } from '../../../domain/listing/one-page.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { AuditEntryFilter } from '../../../domain/staff/audit-entry-filter.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

const fits = ({ what, day, text }: AuditEntryFilter) => (act: AuditEntry): boolean =>
  (what === undefined || act.what === what)
  && (day === undefined || zurichTime(act.at).day === day)
  && (text === undefined || [act.by, act.about].some((where) => where.toLowerCase().includes(text.toLowerCase())))

export const openAuditLog = ({ auditEntries }: ShopState): AuditLog => ({
  note: (act) => atOnce(() => {
    auditEntries.push(act)
    return E.right(undefined)
  }),
  noteLook: (act, since) => atOnce(() => {
    const isNew = auditEntries.every(({ by, what, about, at }) => by !== act.by || what !== act.what || about !== act.about || at <= since)
    if (isNew) auditEntries.push(act)
    return E.right(undefined)
  }),
  find: (filter, at) => atOnce(() => {
    const found = auditEntries.toReversed().filter(fits(filter))
    return E.right({ acts: onePage(found, at), total: found.length })
  }),
})
