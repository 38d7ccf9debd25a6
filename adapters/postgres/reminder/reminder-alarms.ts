import * as E from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { ReminderAlarms, ReminderNotFound } from '../../../application/commerce/reminder/reminder-alarms.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import { runQuery, read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { secretHash } from '../rows/secret-hash.ts'
import { LARGEST_NUMBER } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import { alarmOf, alarmRows, changingColumns, toAlarm } from './reminder-row.ts'

const notFound: ReminderNotFound = { _tag: 'NotFound', what: 'reminder' }

const isId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= LARGEST_NUMBER

const set = (db: Kysely<Tables>, alarm: Omit<ReminderAlarm, 'id' | 'state'>): Promise<ReminderAlarm> => {
  const columns = changingColumns({ ...alarm, state: 'waiting' })
  return db
    .insertInto('reminder_alarm')
    .values({ ...columns, account_id: alarm.accountId, create_location: alarm.createLocation })
    .onConflict((conflict) => conflict.column('order_token').doUpdateSet({ ...columns, create_location: alarm.createLocation }))
    .returningAll()
    .executeTakeFirstOrThrow()
    .then((row) => alarmOf(row, alarm.order))
}

export const makeReminderAlarms = (db: Kysely<Tables>): ReminderAlarms => ({
  list: (owner) =>
    read(async () =>
      (await alarmRows(db).where('reminder_alarm.account_id', '=', owner)
        .orderBy('reminder_alarm.day').orderBy('reminder_alarm.id').execute()).map(toAlarm)),
  set: (alarm) => read(() => set(db, alarm)),
  change: <Refused>(owner: AccountId, id: number, decide: (alarm: ReminderAlarm) => E.Either<Refused, ReminderAlarm>) =>
    inTransaction(db, async (tx): Promise<E.Either<Refused | ReminderNotFound, ReminderAlarm>> => {
      if (!isId(id)) return E.left(notFound)
      const row = await alarmRows(tx).where('reminder_alarm.id', '=', id).where('reminder_alarm.account_id', '=', owner)
        .forUpdate('reminder_alarm').executeTakeFirst()
      if (row === undefined) return E.left(notFound)
      const decided = decide(toAlarm(row))
      if (E.isRight(decided)) await tx.updateTable('reminder_alarm').set(changingColumns(decided.right)).where('id', '=', id).execute()
      return decided
    }),
  remove: (owner, id) =>
    runQuery(async () => {
      if (!isId(id)) return E.left(notFound)
      const { numDeletedRows } =
        await db.deleteFrom('reminder_alarm').where('id', '=', id).where('account_id', '=', owner).executeTakeFirst()
      return numDeletedRows === 1n ? E.right(undefined) : E.left(notFound)
    }),
  end: (token) =>
    read(async () => {
      await db
        .deleteFrom('reminder_alarm')
        .where('id', 'in', (where) => where.selectFrom('reminder_end').select('alarm_id').where('hash', '=', secretHash(token)))
        .execute()
    }),
})
