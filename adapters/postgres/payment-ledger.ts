import * as E from 'fp-ts/Either'
import type { Kysely, Transaction } from 'kysely'
import type {
  PaymentLedger,
  PaymentNotFound,
  Settlement,
} from '../../application/commerce/payment/payment-ledger.port.ts'
import type { Order, OrderToken } from '../../domain/order/order.ts'
import type { Payment, PaymentId } from '../../domain/payment/payment.ts'
import { ask, read } from './ask.ts'
import { inTransaction } from './in-transaction.ts'
import { changingColumns, toOrder } from './order-row.ts'
import { fromPayment, toPayment } from './payment-row.ts'
import { isStorable } from './storable.ts'
import { giveCouponBack } from './take-coupon.ts'
import type { Tables } from './tables.ts'
import { writeMails } from './write-mails.ts'

const paymentNotFound: PaymentNotFound = { _tag: 'NotFound', what: 'payment' }

const lockPayment = async (tx: Transaction<Tables>, id: PaymentId): Promise<Payment | undefined> => {
  if (!isStorable(id)) return undefined
  const row = await tx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row === undefined ? undefined : toPayment(id, row)
}

const lockOrder = async (tx: Transaction<Tables>, token: OrderToken): Promise<Order> =>
  toOrder(
    await tx
      .selectFrom('purchase_order')
      .select(['token', 'body'])
      .where('token', '=', token)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  )

const write = async (tx: Transaction<Tables>, { payment, order, mails }: Settlement): Promise<void> => {
  const { id, ...columns } = fromPayment(payment)
  await tx.updateTable('payment').set(columns).where('id', '=', id).execute()
  await tx.updateTable('purchase_order').set(changingColumns(order)).where('token', '=', order.token).execute()
  if (order.status === 'cancelled') await giveCouponBack(tx, order.token)
  await writeMails(tx, mails)
}

export const makePaymentLedger = (db: Kysely<Tables>): PaymentLedger => ({
  open: (payment) =>
    read(async () => {
      await db.insertInto('payment').values(fromPayment(payment)).execute()
    }),
  payment: (id) =>
    ask(async () => {
      if (!isStorable(id)) return E.left(paymentNotFound)
      const row = await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? E.left(paymentNotFound) : E.right(toPayment(id, row))
    }),
  settle: (id, decide) =>
    inTransaction(db, async (tx) => {
      const payment = await lockPayment(tx, id)
      if (payment === undefined) return E.left(paymentNotFound)
      const decided = decide(payment, await lockOrder(tx, payment.orderToken))
      if (E.isLeft(decided)) return decided
      await write(tx, decided.right)
      return E.right(decided.right.order)
    }),
})
