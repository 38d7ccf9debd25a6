import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely } from 'kysely'
import type { UnresolvedPayments } from '../../../application/commerce/payment/unresolved-payments.port.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import { PROVIDER_METHODS } from '../../../domain/checkout/payment-method.ts'
import type { Payment, PaymentId, PaymentStatus } from '../../../domain/payment/payment.ts'
import { read } from '../database/ask.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockOrder } from './lock-payment.ts'
import { toPayment } from './payment-row.ts'
import type { Tables } from '../tables.ts'
import { writeSettled } from './write-settled.ts'

type Due = { readonly now: Date; readonly limit: number; readonly nextAt: (payment: Payment) => Date }

const waiting = (tx: Kysely<Tables>, status: PaymentStatus) =>
  tx.selectFrom('payment').selectAll().where('status', '=', status).where('reference', 'is not', null)

/** Attempts that are due, the oldest first, marked as asked about under their lock: two processes never take the same one. */
const take = async (
  tx: Kysely<Tables>, due: ReturnType<typeof waiting>, { now, limit, nextAt }: Due,
): Promise<E.Either<never, readonly Payment[]>> => {
  const rows = await due.orderBy('started_at').limit(limit).forUpdate().skipLocked().execute()
  const payments = rows.map((row) => toPayment(row.id as PaymentId, row))
  for (const payment of payments)
    await tx.updateTable('payment').set({ asked_at: now, ask_at: nextAt(payment) }).where('id', '=', payment.id).execute()
  return E.right(payments)
}

export const makeUnresolvedPayments = (db: Kysely<Tables>): UnresolvedPayments => ({
  unanswered: ({ begunAfter, begunBy, since, ...due }) =>
    inTransaction(db, (tx) =>
      take(
        tx,
        waiting(tx, 'started')
          .where('started_at', '>', begunAfter)
          .where((where) => where.or([where('started_at', '<=', begunBy), where('started_at', '<', since)]))
          .where((where) => where.or([where('ask_at', 'is', null), where('ask_at', '<=', due.now), where('asked_at', '<', since)])),
        due,
      ),
    ),
  refunds: (due) =>
    inTransaction(db, (tx) =>
      take(tx, waiting(tx, 'refunding').where((where) => where.or([where('ask_at', 'is', null), where('ask_at', '<=', due.now)])), due),
    ),
  overdue: ({ before, limit }) =>
    read(async () => {
      const rows = await db
        .selectFrom('purchase_order')
        .select('token')
        .where('status', '=', 'payment_pending')
        .where('created_at', '<=', before)
        .where(sql<string>`body ->> 'paymentMethod'`, 'in', PROVIDER_METHODS)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('payment')
                .select('payment.id')
                .whereRef('payment.order_token', '=', 'purchase_order.token')
                .where('payment.started_at', '>', before),
            ),
          ),
        )
        .orderBy('created_at')
        .limit(limit)
        .execute()
      return rows.map(({ token }) => token as OrderToken)
    }),
  attempts: (orderToken) =>
    read(async () => {
      const rows = await db.selectFrom('payment').selectAll().where('order_token', '=', orderToken).orderBy('started_at').execute()
      return rows.map((row) => toPayment(row.id as PaymentId, row))
    }),
  release: (orderToken, decide) =>
    inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, orderToken)
      const rows = await tx
        .selectFrom('payment')
        .selectAll()
        .where('order_token', '=', orderToken)
        .orderBy('started_at')
        .forUpdate()
        .execute()
      const released = decide(order, rows.map((row) => toPayment(row.id as PaymentId, row)))
      if (released === undefined) return E.right(false)
      const written = await writeSettled(tx, order, released)
      if (E.isLeft(written)) throw new Error('Giving up an order took goods')
      return E.right(true)
    }),
})
