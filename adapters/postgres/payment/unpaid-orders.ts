import * as E from 'fp-ts/lib/Either.js'
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { UnpaidOrder, UnpaidOrders } from '../../../application/commerce/payment/unpaid-orders.port.ts'
import { PROVIDER_METHODS } from '../../../domain/checkout/payment-method.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { OverdueBefore } from '../../../domain/payment/payment-deadline.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { isNotBackedOff } from '../job/job-failures.ts'
import { writeMails } from '../mail/write-mails.ts'
import { toOrder } from '../order/order-row.ts'
import type { Tables } from '../tables.ts'

type Where = ExpressionBuilder<Tables, 'purchase_order'>

const paidBy = sql<string>`body ->> 'paymentMethod'`

const unpaidOrders = (db: Kysely<Tables>) =>
  db.selectFrom('purchase_order').select(['token', 'number', 'body']).where('status', '=', 'payment_pending').where('paid_at', 'is', null)

const toUnpaid = ({ token, number }: { readonly token: string; readonly number: string }): UnpaidOrder =>
  ({ token: token as OrderToken, number })

const placedBy = (where: Where, methods: readonly string[], before: Date) =>
  where.and([where(paidBy, 'in', methods), where('created_at', '<=', before)])

/** Unpaid prepayment orders whose reminder is due. */
const dueForReminder = (db: Kysely<Tables>, missed: Pick<OverdueBefore, 'reminder'>) =>
  unpaidOrders(db).where((where) => placedBy(where, ['prepayment'], missed.reminder)).where('reminded_at', 'is', null)

export const makeUnpaidOrders = (db: Kysely<Tables>): UnpaidOrders => ({
  overdue: ({ missed, now, limit, nextAt }) =>
    inTransaction(db, async (tx) => {
      const rows = await unpaidOrders(tx)
        .where((where) =>
          where.or([placedBy(where, PROVIDER_METHODS, missed.online), placedBy(where, ['prepayment'], missed.transfer)]))
        .where((where) => where.or([where('release_at', 'is', null), where('release_at', '<=', now)]))
        .orderBy('created_at').limit(limit).forUpdate().skipLocked().execute()
      const tokens = rows.map(({ token }) => token)
      if (tokens.length > 0) await tx.updateTable('purchase_order').set({ release_at: nextAt }).where('token', 'in', tokens).execute()
      return E.right(rows.map(toUnpaid))
    }),
  toRemind: ({ missed, now, limit }) =>
    read(async () =>
      (await dueForReminder(db, missed).where(isNotBackedOff('remind_transfers', sql.ref('purchase_order.number'), now))
        .orderBy('created_at').limit(limit).execute()).map(toUnpaid)),
  remind: (orderToken, { missed, now, mail }) =>
    inTransaction(db, async (tx) => {
      const row = await dueForReminder(tx, missed).where('token', '=', orderToken)
        .modifyEnd(sql`for update skip locked`).executeTakeFirst()
      if (row === undefined) return E.right(false)
      await writeMails(tx, [mail(toOrder(row))])
      await tx.updateTable('purchase_order').set({ reminded_at: now }).where('token', '=', orderToken).execute()
      return E.right(true)
    }),
})
