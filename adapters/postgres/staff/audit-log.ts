import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely } from 'kysely'
import type { AuditLog } from '../../../application/commerce/staff/audit-log.port.ts'
import { TIME_ZONE } from '../../../domain/shop/time-zone.ts'
import { isAuditEntryKind, type AuditEntryFilter } from '../../../domain/staff/audit-entry-filter.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { containsText } from '../rows/contains-text.ts'
import type { Tables } from '../tables.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

const matching = (db: Kysely<Tables>, { what, day, text }: AuditEntryFilter) => {
  const all = db.selectFrom('audit_entry')
  const ofKind = what === undefined ? all : all.where('what', '=', what)
  const onDay = day === undefined ? ofKind : ofKind
    .where('at', '>=', sql<Date>`${day}::date::timestamp at time zone ${TIME_ZONE}`)
    .where('at', '<', sql<Date>`(${day}::date + 1)::timestamp at time zone ${TIME_ZONE}`)
  return text === undefined ? onDay : onDay.where(containsText(sql`lower(by_name || e'\\n' || about)`, text))
}

export const makeAuditLog = (db: Kysely<Tables>): AuditLog => ({
  note: (auditEntry) =>
    inTransaction<never, void>(db, async (tx) => {
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
  noteLook: (auditEntry, since) =>
    inTransaction<never, void>(db, async (tx) => {
      const before = await tx.selectFrom('audit_entry').select('id').where('what', '=', auditEntry.what).where(
        'about', '=', auditEntry.about,
      )
        .where('at', '>', since).where('by_name', '=', auditEntry.by).limit(1).executeTakeFirst()
      if (before === undefined) await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
  find: (filter, { page, itemsPerPage }) =>
    read(async () => {
      const rows = await matching(db, filter).select(['by_name', 'what', 'about', 'at', 'detail'])
        .orderBy('id', 'desc').limit(itemsPerPage).offset((page - 1) * itemsPerPage).execute()
      const { count } = await matching(db, filter).select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
      // Kinds of entries that only another version of the shop writes are left out.
      const entries = rows.flatMap(({ by_name: by, what, about, at, detail }): readonly AuditEntry[] =>
        (isAuditEntryKind(what) ? [{ by, what, about, at, ...omitUndefined({ detail: detail ?? undefined }) }] : []))
      return { acts: entries, total: Number(count) }
    }),
})
