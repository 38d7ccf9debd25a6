import * as E from 'fp-ts/lib/Either.js'
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { UnpaidOrders } from '../../../application/commerce/payment/unpaid-orders.port.ts'
import { PROVIDER_METHODS } from '../../../domain/checkout/payment-method.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { writeMails } from '../mail/write-mails.ts'
import { toOrder } from '../order/order-row.ts'
import type { Tables } from '../tables.ts'

type Where = ExpressionBuilder<Tables, 'purchase_order'>

const paidBy = sql<string>`body ->> 'paymentMethod'`

const awaited = (tx: Kysely<Tables>, limit: number) =>
  tx.selectFrom('purchase_order').select(['token', 'body']).where('status', '=', 'payment_pending').where('paid_at', 'is', null)
    .orderBy('created_at').limit(limit).forUpdate().skipLocked()

const placedBy = (where: Where, methods: readonly string[], before: Date) =>
  where.and([where(paidBy, 'in', methods), where('created_at', '<=', before)])

export const makeUnpaidOrders = (db: Kysely<Tables>): UnpaidOrders => ({
  overdue: ({ missed, now, limit, nextAt }) =>
    inTransaction(db, async (tx) => {
      const rows = await awaited(tx, limit)
        .where((where) =>
          where.or([placedBy(where, PROVIDER_METHODS, missed.online), placedBy(where, ['prepayment'], missed.transfer)]))
        .where((where) => where.or([where('release_at', 'is', null), where('release_at', '<=', now)]))
        .execute()
      const tokens = rows.map(({ token }) => token as OrderToken)
      if (tokens.length > 0) await tx.updateTable('purchase_order').set({ release_at: nextAt }).where('token', 'in', tokens).execute()
      return E.right(tokens)
    }),
  remind: ({ missed, now, limit, letter }) =>
    inTransaction(db, async (tx) => {
      const rows = await awaited(tx, limit)
        .where((where) => placedBy(where, ['prepayment'], missed.reminder))
        .where('reminded_at', 'is', null)
        .execute()
      if (rows.length === 0) return E.right(0)
      await writeMails(tx, rows.map((row) => letter(toOrder(row))))
      await tx.updateTable('purchase_order').set({ reminded_at: now }).where('token', 'in', rows.map(({ token }) => token)).execute()
      return E.right(rows.length)
    }),
})
