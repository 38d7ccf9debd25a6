import * as E from 'fp-ts/lib/Either.js'
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import type { DecideRelease, Due, Unanswered, UnresolvedPayments } from '../../../application/commerce/payment/unresolved-payments.port.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Payment, PaymentId, PaymentStatus } from '../../../domain/payment/payment.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { moneyCodec } from '../rows/value-codecs.ts'
import { attemptsOf } from './attempts-of.ts'
import { lockOrder } from './lock-payment.ts'
import { toPayment } from './payment-row.ts'
import { readable } from '../job/job-failures.ts'
import type { Tables } from '../tables.ts'
import { writeSettled } from './write-settled.ts'

type Where = ExpressionBuilder<Tables, 'payment'>

const unresolved = (tx: Kysely<Tables>, status: PaymentStatus) =>
  tx.selectFrom('payment').selectAll().where('status', '=', status)
    .where((where) => where.or([where('reference', 'is not', null), where('is_charge', '=', true)]))

const isDue = (now: Date) => (where: Where) => where.or([where('retry_at', 'is', null), where('retry_at', '<=', now)])

const unanswered = (tx: Kysely<Tables>, { begunAfter, begunBy, since, now }: Unanswered) =>
  unresolved(tx, 'started')
    .where('started_at', '>', begunAfter)
    .where((where) => where.or([where('started_at', '<=', begunBy), where('started_at', '<', since)]))
    .where((where) => where.or([isDue(now)(where), where('checked_at', '<', since)]))

/** Claims due attempts, oldest first, under their lock: two processes never take the same one. */
const take = async (
  tx: Kysely<Tables>, query: ReturnType<typeof unresolved>, { now, limit, nextAt, unreadable }: Due,
): Promise<E.Either<never, readonly Payment[]>> => {
  const rows = await query.orderBy('started_at').limit(limit).forUpdate().skipLocked().execute()
  for (const { id, started_at: startedAt } of rows)
    await tx.updateTable('payment').set({ checked_at: now, retry_at: nextAt({ startedAt: startedAt.toISOString() }) })
      .where('id', '=', id).execute()
  return E.right(readable(rows, unreadable, { idOf: ({ id }) => id, read: (row) => toPayment(row.id as PaymentId, row) }))
}

const release = async (
  tx: Transaction<Tables>, orderToken: OrderToken, decide: DecideRelease,
): Promise<E.Either<never, boolean>> => {
  const order = await lockOrder(tx, orderToken)
  const released = decide(order, await attemptsOf(tx, orderToken))
  if (released === undefined) return E.right(false)
  const result = await writeSettled(tx, order, released)
  if (E.isLeft(result)) throw new Error('Releasing an unpaid order reserved stock')
  return E.right(true)
}

export const makeUnresolvedPayments = (db: Kysely<Tables>): UnresolvedPayments => ({
  unanswered: (query) => inTransaction(db, (tx) => take(tx, unanswered(tx, query), query)),
  refunds: (query) => inTransaction(db, (tx) => take(tx, unresolved(tx, 'refunding').where(isDue(query.now)), query)),
  openCharges: ({ before, limit }) =>
    read(async () => {
      const open = db.selectFrom('payment').where('payment.status', '=', 'started').where('is_charge', '=', true)
        .where('reference', 'is', null).where('started_at', '<', before)
      const rows = await open.innerJoin('purchase_order', 'purchase_order.token', 'payment.order_token')
        .select(['payment.id', 'payment.amount_cents', 'payment.currency', 'payment.started_at', 'purchase_order.number'])
        .orderBy('started_at').limit(limit).execute()
      const { count } = await open.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
      return {
        charges: rows.map(({ id, number, started_at: startedAt, amount_cents: cents, currency }) =>
          ({ id: id as PaymentId, number, amount: decodeRow(moneyCodec, 'payment', id, { cents, currency }), startedAt })),
        total: Number(count),
      }
    }),
  attempts: (orderToken) => read(() => attemptsOf(db, orderToken)),
  release: (orderToken, decide) => inTransaction(db, (tx) => release(tx, orderToken, decide)),
})
