import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type RawBuilder } from 'kysely'
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

type Taking = { readonly status: PaymentStatus; readonly now: Date; readonly limit: number; readonly isDue: RawBuilder<boolean> }

/** Attempts that are due, marked as asked about in the same statement: two processes never take the same one. */
const take = async (db: Kysely<Tables>, { status, now, limit, isDue }: Taking): Promise<readonly Payment[]> => {
  const rows = await db
    .with('due', (cte) =>
      cte
        .selectFrom('payment')
        .select('id')
        .where('status', '=', status)
        .where('reference', 'is not', null)
        .where(isDue)
        .orderBy('started_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('payment')
    .from('due')
    .set({ asked_at: now })
    .whereRef('payment.id', '=', 'due.id')
    .returningAll('payment')
    .execute()
  return rows
    .map((row) => toPayment(row.id as PaymentId, row))
    .sort((one, other) => one.startedAt.localeCompare(other.startedAt))
}

export const makeUnresolvedPayments = (db: Kysely<Tables>): UnresolvedPayments => ({
  unanswered: ({ now, since, limit }) =>
    read(() =>
      take(db, {
        status: 'started',
        now,
        limit,
        isDue: sql<boolean>`((started_at <= ${now}::timestamptz - interval '15 seconds' or started_at < ${since}::timestamptz)
          and started_at > ${now}::timestamptz - interval '7 days'
          and (asked_at is null or asked_at < ${since}::timestamptz
            or asked_at + greatest(interval '30 seconds', (asked_at - started_at) / 10) <= ${now}::timestamptz))`,
      }),
    ),
  refunds: ({ now, limit }) =>
    read(() =>
      take(db, {
        status: 'refunding',
        now,
        limit,
        isDue: sql<boolean>`(asked_at is null or asked_at + interval '60 seconds' <= ${now}::timestamptz)`,
      }),
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
