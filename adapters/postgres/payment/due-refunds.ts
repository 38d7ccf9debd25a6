import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { DueRefund, DueRefunds } from '../../../application/commerce/payment/due-refunds.port.ts'
import type { PaymentId } from '../../../domain/payment/payment.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { readable } from '../job/job-failures.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { moneyCodec } from '../rows/value-codecs.ts'
import type { Tables } from '../tables.ts'
import { toPayment } from './payment-row.ts'
import { toRefund } from './refund-row.ts'

const isOldest = sql<boolean>`not exists (select from refund earlier where earlier.payment_id = refund.payment_id
  and earlier.state = 'requested' and (earlier.requested_at, earlier.id) < (refund.requested_at, refund.id))`

/** What the provider paid back of the payment before; cents. */
const paidBefore = sql<number>`(select coalesce(sum(done.amount_cents), 0)::int from refund done
  where done.payment_id = payment.id and done.state = 'paid')`

/** Due refunds with their payments and the numbers of their orders. */
const selectDue = (tx: Transaction<Tables>, now: Date, limit: number) =>
  tx.selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('purchase_order', 'purchase_order.token', 'refund.order_token')
    .selectAll('payment')
    .select([
      'refund.id as refund_id', 'refund.payment_id', 'refund.amount_cents as refund_cents', 'refund.currency as refund_currency',
      'refund.state', 'refund.requested_at', 'refund.ended_at', 'refund.retry_at as refund_retry_at', 'purchase_order.number',
      paidBefore.as('paid_before'),
    ])
    .where('refund.state', '=', 'requested')
    .where((where) => where.or([where('refund.retry_at', 'is', null), where('refund.retry_at', '<=', now)]))
    .where(isOldest)
    .orderBy('refund.requested_at').orderBy('refund.id').limit(limit).forUpdate('refund').skipLocked()

type DueRow = Awaited<ReturnType<ReturnType<typeof selectDue>['execute']>>[number]

const toDue = (row: DueRow): DueRefund => ({
  refund: toRefund({
    ...row, id: row.refund_id, amount_cents: row.refund_cents, currency: row.refund_currency, retry_at: row.refund_retry_at,
  }),
  number: row.number,
  payment: toPayment(row.id as PaymentId, row),
  before: decodeRow(moneyCodec, 'refund', row.refund_id, { cents: row.paid_before, currency: row.refund_currency }),
})

export const makeDueRefunds = (db: Kysely<Tables>): DueRefunds => ({
  due: ({ now, limit, nextAt, unreadable }) =>
    inTransaction(db, async (tx) => {
      const rows = await selectDue(tx, now, limit).execute()
      const times = rows.map((row) => nextAt({ requestedAt: row.requested_at.toISOString() }).toISOString())
      await sql`update refund set retry_at = next.at from unnest(${rows.map((row) => row.refund_id)}::text[], ${times}::timestamptz[])
        as next (id, at) where refund.id = next.id`.execute(tx)
      return E.right(readable(rows, unreadable, { idOf: (row) => row.refund_id, read: toDue }))
    }),
})
