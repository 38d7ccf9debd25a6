import type { Transaction } from 'kysely'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { Payment, PaymentId } from '../../../domain/payment/payment.ts'
import { toOrder } from '../order/order-row.ts'
import { toPayment } from './payment-row.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'

export const lockOrder = async (tx: Transaction<Tables>, token: OrderToken): Promise<Order> =>
  toOrder(
    await tx
      .selectFrom('purchase_order')
      .select(['token', 'body'])
      .where('token', '=', token)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  )

/** A payment attempt and its order. The order is always locked first, to avoid deadlocks. */
export const lockPayment = async (
  tx: Transaction<Tables>,
  id: PaymentId,
): Promise<{ readonly payment: Payment; readonly order: Order } | undefined> => {
  if (!isStorable(id)) return undefined
  const payment = await tx.selectFrom('payment').select('order_token').where('id', '=', id).executeTakeFirst()
  if (payment === undefined) return undefined
  const order = await lockOrder(tx, payment.order_token as OrderToken)
  const row = await tx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  return { payment: toPayment(id, row), order }
}
