import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { PaymentId } from '../../../domain/payment/payment.ts'
import { REFUND_STATES, type Refund, type RefundId } from '../../../domain/payment/refund.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { moneyCodec, oneOf, orderTokenCodec, trusted } from '../rows/value-codecs.ts'
import type { RefundTable, Tables } from '../tables.ts'

const idCodec = trusted<RefundId>('RefundId')
const paymentIdCodec = trusted<PaymentId>('PaymentId')
const stateCodec = oneOf('RefundState', REFUND_STATES)

export const toRefund = (row: Selectable<RefundTable>): Refund => ({
  id: decodeRow(idCodec, 'refund', row.id, row.id),
  orderToken: decodeRow(orderTokenCodec, 'refund', row.id, row.order_token),
  ...(row.payment_id === null ? {} : { paymentId: decodeRow(paymentIdCodec, 'refund', row.id, row.payment_id) }),
  amount: decodeRow(moneyCodec, 'refund', row.id, { cents: row.amount_cents, currency: row.currency }),
  state: decodeRow(stateCodec, 'refund', row.id, row.state),
  requestedAt: row.requested_at.toISOString(),
  ...(row.ended_at === null ? {} : { endedAt: row.ended_at.toISOString() }),
})

const fromRefund = (refund: Refund): Insertable<RefundTable> => ({
  id: refund.id,
  order_token: refund.orderToken,
  payment_id: refund.paymentId ?? null,
  amount_cents: refund.amount.cents,
  currency: refund.amount.currency,
  state: refund.state,
  requested_at: refund.requestedAt,
  ended_at: refund.endedAt ?? null,
})

/** The refunds of an order, oldest first. */
export const refundsOf = async (db: Kysely<Tables>, orderToken: OrderToken): Promise<readonly Refund[]> =>
  (await db.selectFrom('refund').selectAll().where('order_token', '=', orderToken).orderBy('requested_at').orderBy('id').execute()).map(
    toRefund)

/** A refund is written when it is requested, and updated when it ends. */
export const writeRefunds = async (tx: Transaction<Tables>, refunds: readonly Refund[]): Promise<void> => {
  for (const refund of refunds) {
    const row = fromRefund(refund)
    await tx.insertInto('refund').values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ state: row.state, ended_at: row.ended_at })).execute()
  }
}
