import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { DueRefund, DueRefunds } from '../../../application/commerce/payment/due-refunds.port.ts'
import { sumMoney } from '../../../domain/money/money-arithmetic.ts'
import type { PaymentId } from '../../../domain/payment/payment.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { readable } from '../job/job-failures.ts'
import type { PaymentTable, RefundTable, Tables } from '../tables.ts'
import { toPayment } from './payment-row.ts'
import { toRefund } from './refund-row.ts'

type ProviderRefundRow = Selectable<RefundTable> & { readonly payment_id: string }

const isOldest = sql<boolean>`not exists (select from refund earlier where earlier.payment_id = refund.payment_id
  and earlier.state = 'requested' and (earlier.requested_at, earlier.id) < (refund.requested_at, refund.id))`

const isClaimed = (row: Selectable<RefundTable>): row is ProviderRefundRow => row.payment_id !== null

type RefundRows = {
  readonly row: ProviderRefundRow
  readonly payment: Selectable<PaymentTable>
  readonly number: string
  readonly ended: readonly Selectable<RefundTable>[]
}

const readRefundRows = async (tx: Transaction<Tables>, row: ProviderRefundRow): Promise<RefundRows> => {
  const payment = await tx.selectFrom('payment').selectAll().where('id', '=', row.payment_id).executeTakeFirstOrThrow()
  const order = await tx.selectFrom('purchase_order').select('number').where('token', '=', row.order_token).executeTakeFirstOrThrow()
  const ended = await tx.selectFrom('refund').selectAll().where('payment_id', '=', row.payment_id).where('state', '=', 'paid').execute()
  return { row, payment, number: order.number, ended }
}

const toDue = ({ row, payment, number, ended }: RefundRows): DueRefund => {
  const refund = toRefund(row)
  return {
    refund, number,
    payment: toPayment(row.payment_id as PaymentId, payment),
    before: sumMoney(ended.map((done) => toRefund(done).amount), refund.amount.currency),
  }
}

export const makeDueRefunds = (db: Kysely<Tables>): DueRefunds => ({
  due: ({ now, limit, nextAt, unreadable }) =>
    inTransaction(db, async (tx) => {
      const rows = await tx.selectFrom('refund').selectAll()
        .where('state', '=', 'requested').where('payment_id', 'is not', null)
        .where((where) => where.or([where('retry_at', 'is', null), where('retry_at', '<=', now)]))
        .where(isOldest)
        .orderBy('requested_at').orderBy('id').limit(limit).forUpdate().skipLocked().execute()
      const dueRefunds: DueRefund[] = []
      for (const row of rows.filter(isClaimed)) {
        await tx.updateTable('refund').set(
          { retry_at: nextAt({ requestedAt: row.requested_at.toISOString() }) },
        ).where('id', '=', row.id).execute()
        const facts = await readRefundRows(tx, row)
        dueRefunds.push(...readable([facts], unreadable, { idOf: () => row.id, read: toDue }))
      }
      return E.right(dueRefunds)
    }),
})
