import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { DueReminder, DueReminders, ReminderOutcome } from '../../../application/commerce/reminder/due-reminders.port.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import { customerRow, toCustomer } from '../customer/customer-row.ts'
import { read } from '../database/run-query.ts'
import { hasNoDeletionRequest } from '../customer/has-no-deletion-request.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { writeMails } from '../mail/write-mails.ts'
import { toOrder } from '../order/order-row.ts'
import { isNotBackedOff } from '../job/job-failures.ts'
import { UnreadableRow } from '../rows/decode-row.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'
import { alarmRows, changingColumns, toAlarm } from './reminder-row.ts'

type AlarmRow = Parameters<typeof toAlarm>[0]

const toDueReminder = async (db: Kysely<Tables>, row: AlarmRow): Promise<DueReminder> => {
  const alarm = toAlarm(row)
  return { alarm, ...await readOrdersAndCustomer(db, alarm) }
}

const readOrdersAndCustomer = async (db: Kysely<Tables>, alarm: ReminderAlarm): Promise<Omit<DueReminder, 'alarm'>> => ({
  customer: toCustomer(await customerRow(db, alarm.accountId).executeTakeFirstOrThrow()),
  later: (await db
    .selectFrom('purchase_order').select(['token', 'body'])
    .where('account_id', '=', alarm.accountId).where('created_at', '>', new Date(alarm.order.createdAt))
    .execute()).map(toOrder),
})

const dueRows = (db: Kysely<Tables>, until: string) =>
  alarmRows(db).where('reminder_alarm.due_on', '<=', until).where(hasNoDeletionRequest('reminder_alarm'))
    .orderBy('reminder_alarm.due_on').orderBy('reminder_alarm.id')

/** An order has at most one alarm; a second one is deleted instead of moved to it. */
const isTaken = async (tx: Transaction<Tables>, { id, order }: ReminderAlarm): Promise<boolean> =>
  (await tx.selectFrom('reminder_alarm').select('id').where('order_token', '=', order.token).where('id', '<>', id)
    .executeTakeFirst()) !== undefined

const writeOutcome = async (tx: Transaction<Tables>, id: number, outcome: ReminderOutcome): Promise<void> => {
  if (outcome._tag === 'Dropped' || (await isTaken(tx, outcome.alarm))) {
    await tx.deleteFrom('reminder_alarm').where('id', '=', id).execute()
    return
  }
  const { alarm, dueOn, mail } = outcome
  await tx.updateTable('reminder_alarm').set(changingColumns(alarm, dueOn)).where('id', '=', id).execute()
  if (mail === undefined) return
  await tx.insertInto('reminder_end').values({ hash: secretHash(mail.endToken), alarm_id: id }).execute()
  const link = { account_id: alarm.accountId, hash: secretHash(mail.reorderToken), ends_at: mail.reorderEndsAt }
  await tx.insertInto('reorder_link').values({ order_token: alarm.order.token, ...link })
    .onConflict((conflict) => conflict.column('order_token').doUpdateSet(link)).execute()
  await writeMails(tx, [mail.mail])
}

export const makeDueReminders = (db: Kysely<Tables>): DueReminders => ({
  due: ({ until, now, limit, unreadable }) =>
    read(async () => {
      const rows = await dueRows(db, until).where(isNotBackedOff('reminders', sql.ref('reminder_alarm.id'), now)).limit(limit).execute()
      const reminders = await Promise.all(rows.map(async (row) => {
        try {
          return [await toDueReminder(db, row)]
        } catch (error) {
          if (!(error instanceof UnreadableRow)) throw error
          unreadable(String(row.id), error)
          return []
        }
      }))
      return reminders.flat()
    }),
  decide: (id, until, decide) =>
    inTransaction(db, async (tx) => {
      // A change of the account's sign-in methods locks the customer's row. The reminder is then left for the next run, so that no link is
      // sent to an old address or outlives the other links of the account.
      const row = await dueRows(tx, until).innerJoin('customer', 'customer.account_id', 'reminder_alarm.account_id')
        .where('reminder_alarm.id', '=', id)
        .modifyEnd(sql`for update of reminder_alarm skip locked for key share of customer skip locked`).executeTakeFirst()
      const outcome = row && decide(await toDueReminder(tx, row))
      if (outcome === undefined) return E.right(false)
      await writeOutcome(tx, id, outcome)
      return E.right(true)
    }),
})
