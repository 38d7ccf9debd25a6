import type { Kysely } from 'kysely'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { Tables } from '../tables.ts'

/** Must be called in the transaction of the recorded change. */
export const recordAuditEntry = async (db: Kysely<Tables>, { by, what, about, at, detail }: AuditEntry): Promise<void> => {
  await db.insertInto('audit_entry').values({ by_name: by, what, about, at, detail: detail ?? null }).execute()
}
