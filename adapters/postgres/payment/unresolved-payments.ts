import * as E from 'fp-ts/lib/Either.js'
import { sql, type ExpressionBuilder, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { DecideRelease, Due, Unanswered, UnresolvedPayments } from '../../../application/commerce/payment/unresolved-payments.port.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import { PROVIDER_METHODS } from '../../../domain/checkout/payment-method.ts'
import type { Payment, PaymentId, PaymentStatus } from '../../../domain/payment/payment.ts'
import { read } from '../database/ask.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockOrder } from './lock-payment.ts'
import { toPayment } from './payment-row.ts'
import type { PaymentTable, Tables } from '../tables.ts'
import { writeSettled } from './write-settled.ts'

type Where = ExpressionBuilder<Tables, 'payment'>

const toPayments = (rows: readonly Selectable<PaymentTable>[]): readonly Payment[] =>
  rows.map((row) => toPayment(row.id as PaymentId, row))

const waiting = (tx: Kysely<Tables>, status: PaymentStatus) =>
  tx.selectFrom('payment').selectAll().where('status', '=', status).where('reference', 'is not', null)

const isDue = (now: Date) => (where: Where) => where.or([where('ask_at', 'is', null), where('ask_at', '<=', now)])

const unanswered = (tx: Kysely<Tables>, { begunAfter, begunBy, since, now }: Unanswered) =>
  waiting(tx, 'started')
    .where('started_at', '>', begunAfter)
    .where((where) => where.or([where('started_at', '<=', begunBy), where('started_at', '<', since)]))
    .where((where) => where.or([isDue(now)(where), where('asked_at', '<', since)]))

/** Attempts that are due, the oldest first, marked as asked about under their lock: two processes never take the same one. */
const take = async (
  tx: Kysely<Tables>, due: ReturnType<typeof waiting>, { now, limit, nextAt }: Due,
): Promise<E.Either<never, readonly Payment[]>> => {
  const payments = toPayments(await due.orderBy('started_at').limit(limit).forUpdate().skipLocked().execute())
  for (const payment of payments)
    await tx.updateTable('payment').set({ asked_at: now, ask_at: nextAt(payment) }).where('id', '=', payment.id).execute()
  return E.right(payments)
}

/** Orders with an attempt begun after that time, whatever became of it, are still being paid. */
const unpaidSince = (db: Kysely<Tables>, before: Date) =>
  db
    .selectFrom('purchase_order')
    .select('token')
    .where('status', '=', 'payment_pending')
    .where('created_at', '<=', before)
    .where(sql<string>`body ->> 'paymentMethod'`, 'in', PROVIDER_METHODS)
    .where((where) =>
      where.not(where.exists(
        where
          .selectFrom('payment')
          .select('payment.id')
          .whereRef('payment.order_token', '=', 'purchase_order.token')
          .where('payment.started_at', '>', before),
      )))
    .orderBy('created_at')

const attemptsOf = (db: Kysely<Tables>, orderToken: OrderToken) =>
  db.selectFrom('payment').selectAll().where('order_token', '=', orderToken).orderBy('started_at')

const release = async (
  tx: Transaction<Tables>, orderToken: OrderToken, decide: DecideRelease,
): Promise<E.Either<never, boolean>> => {
  const order = await lockOrder(tx, orderToken)
  const released = decide(order, toPayments(await attemptsOf(tx, orderToken).forUpdate().execute()))
  if (released === undefined) return E.right(false)
  const written = await writeSettled(tx, order, released)
  if (E.isLeft(written)) throw new Error('Giving up an order took goods')
  return E.right(true)
}

export const makeUnresolvedPayments = (db: Kysely<Tables>): UnresolvedPayments => ({
  unanswered: (asked) => inTransaction(db, (tx) => take(tx, unanswered(tx, asked), asked)),
  refunds: (due) => inTransaction(db, (tx) => take(tx, waiting(tx, 'refunding').where(isDue(due.now)), due)),
  overdue: ({ before, limit }) =>
    read(async () => (await unpaidSince(db, before).limit(limit).execute()).map(({ token }) => token as OrderToken)),
  attempts: (orderToken) => read(async () => toPayments(await attemptsOf(db, orderToken).execute())),
  release: (orderToken, decide) => inTransaction(db, (tx) => release(tx, orderToken, decide)),
})
