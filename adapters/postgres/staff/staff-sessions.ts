import * as E from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { StaffSessions } from '../../../application/commerce/staff/staff-sessions.port.ts'
import type { EncryptedSecret } from '../../../domain/staff/encrypted-secret.ts'
import { idleSince, minuteOf } from '../../../domain/staff/staff-session.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'
import { recordAuditEntry } from './record-audit-entry.ts'
import { STAFF_COLUMNS, toStaff } from './staff-row.ts'

const sessionsWithStaff = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .where('staff.is_disabled', '=', false)
    .where('staff_session.ends_at', '>', now)

export const makeStaffSessions = (db: Kysely<Tables>): StaffSessions => ({
  begin: (token, staff, checked, endsAt) =>
    inTransaction<never, boolean>(db, async (tx) => {
      // The lock makes a concurrent change of the password wait; it then ends this session as well.
      const row = await tx.selectFrom('staff').select('id').where('id', '=', staff).where('password_hash', '=', checked)
        .where('is_disabled', '=', false).forShare().executeTakeFirst()
      if (row === undefined) return E.right(false)
      await tx
        .insertInto('staff_session')
        .values({ hash: secretHash(token), staff_id: staff, is_confirmed: false, used_at: null, ends_at: endsAt })
        .execute()
      return E.right(true)
    }),
  waiting: (token, now) =>
    read(async () => {
      const row = await sessionsWithStaff(db, now)
        .select([...STAFF_COLUMNS, 'staff.secret'])
        .where('staff_session.hash', '=', secretHash(token)).where('staff_session.is_confirmed', '=', false)
        .executeTakeFirst()
      return row === undefined ? undefined : { person: toStaff(row), secret: row.secret as EncryptedSecret }
    }),
  confirm: (waiting, step, { token, id, device: { browser, system }, at, endsAt }, auditEntry) =>
    inTransaction(db, async (tx) => {
      const staff = await tx
        .updateTable('staff').set({ last_step: step })
        .where('id', '=', (from) => from
          .selectFrom('staff_session').select('staff_id')
          .where('hash', '=', secretHash(waiting)).where('is_confirmed', '=', false).where('ends_at', '>', at))
        .where('is_disabled', '=', false).where('last_step', '<', step)
        .returning('id').executeTakeFirst()
      if (staff === undefined) return E.right(false)
      // A concurrent request with another code may have confirmed the session already.
      const { numDeletedRows } = await tx.deleteFrom('staff_session').where('hash', '=', secretHash(waiting)).executeTakeFirst()
      if (numDeletedRows !== 1n) return E.right(false)
      await tx
        .insertInto('staff_session')
        .values({
          hash: secretHash(token), staff_id: staff.id, is_confirmed: true, used_at: minuteOf(at), ends_at: endsAt,
          id, began_at: at, browser, system,
        })
        .execute()
      await recordAuditEntry(tx, auditEntry)
      return E.right(true)
    }),
  holder: (token, now) =>
    read(async () => {
      const hash = secretHash(token)
      const row = await sessionsWithStaff(db, now)
        .select([...STAFF_COLUMNS, 'staff_session.used_at'])
        .where('staff_session.hash', '=', hash).where('staff_session.used_at', '>', idleSince(now))
        .executeTakeFirst()
      if (row === undefined) return undefined
      const minute = minuteOf(now)
      if (row.used_at !== null && row.used_at < minute)
        await db.updateTable('staff_session').set({ used_at: minute }).where('hash', '=', hash).where('used_at', '<', minute).execute()
      return toStaff(row)
    }),
  end: (token) =>
    read(async () => {
      await db.deleteFrom('staff_session').where('hash', '=', secretHash(token)).execute()
    }),
})
