import type { Kysely } from 'kysely'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Payment, PaymentId } from '../../../domain/payment/payment.ts'
import { toPayment } from './payment-row.ts'
import type { Tables } from '../tables.ts'

/** The payment attempts of an order, oldest first. */
export const attemptsOf = async (db: Kysely<Tables>, orderToken: OrderToken): Promise<readonly Payment[]> => {
  const rows = await db.selectFrom('payment').selectAll().where('order_token', '=', orderToken).orderBy('started_at').execute()
  return rows.map((row) => toPayment(row.id as PaymentId, row))
}
