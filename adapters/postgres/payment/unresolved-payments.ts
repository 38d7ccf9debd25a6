import * as E from 'fp-ts/lib/Either.js'
import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely'
import type { DecideRelease, Due, Unanswered, UnresolvedPayments } from '../../../application/commerce/payment/unresolved-payments.port.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Payment, PaymentId, PaymentStatus } from '../../../domain/payment/payment.ts'
import { read } from '../database/ask.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { attemptsOf } from './attempts-of.ts'
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

const release = async (
  tx: Transaction<Tables>, orderToken: OrderToken, decide: DecideRelease,
): Promise<E.Either<never, boolean>> => {
  const order = await lockOrder(tx, orderToken)
  const released = decide(order, await attemptsOf(tx, orderToken))
  if (released === undefined) return E.right(false)
  const written = await writeSettled(tx, order, released)
  if (E.isLeft(written)) throw new Error('Giving up an order took goods')
  return E.right(true)
}

export const makeUnresolvedPayments = (db: Kysely<Tables>): UnresolvedPayments => ({
  unanswered: (asked) => inTransaction(db, (tx) => take(tx, unanswered(tx, asked), asked)),
  refunds: (due) => inTransaction(db, (tx) => take(tx, waiting(tx, 'refunding').where(isDue(due.now)), due)),
  attempts: (orderToken) => read(() => attemptsOf(db, orderToken)),
  release: (orderToken, decide) => inTransaction(db, (tx) => release(tx, orderToken, decide)),
})
