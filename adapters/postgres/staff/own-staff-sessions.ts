import * as E from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { OwnStaffSessions } from '../../../application/commerce/staff/own-staff-sessions.port.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import type { SessionId } from '../../../domain/identity/session-entry.ts'
import { idleSince } from '../../../domain/staff/staff-session.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { toDevice } from '../rows/device-row.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

export const makeOwnStaffSessions = (db: Kysely<Tables>): OwnStaffSessions => ({
  list: (owner, here, now) =>
    read(async () => {
      const rows = await db
        .selectFrom('staff_session')
        .select(['hash', 'id', 'browser', 'system', 'began_at', 'used_at'])
        .where('staff_id', '=', owner).where('ends_at', '>', now).where('used_at', '>', idleSince(now))
        .orderBy('used_at', 'desc').orderBy('began_at', 'desc')
        .$narrowType<{ used_at: Date }>()
        .execute()
      const hash = secretHash(here)
      return rows.map((row) => ({
        id: row.id as SessionId, device: toDevice(row), since: row.began_at, lastUsed: row.used_at, isHere: row.hash === hash,
      }))
    }),
  end: (owner, id, auditEntry) =>
    inTransaction(db, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('staff_session').where('staff_id', '=', owner).where('id', '=', id).where('is_confirmed', '=', true).executeTakeFirst()
      if (numDeletedRows === 0n) return E.left({ _tag: 'NotFound', what: 'session' })
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
  endOthers: (owner, here, auditEntry) =>
    inTransaction<NotSignedIn, void>(db, async (tx) => {
      const hash = secretHash(here)
      // The rows are locked in the same order everywhere: of two sessions that end each other at once, the first one wins and the other
      // has ended.
      const own = await tx
        .selectFrom('staff_session').select(['hash', 'is_confirmed']).where('staff_id', '=', owner).orderBy('hash').forUpdate().execute()
      if (!own.some((session) => session.hash === hash && session.is_confirmed)) return E.left({ _tag: 'NotSignedIn' })
      await tx.deleteFrom('staff_session').where('staff_id', '=', owner).where('hash', '<>', hash).execute()
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
})
