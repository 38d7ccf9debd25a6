import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Kysely } from 'kysely'
import type {
  PaymentLedger,
  PaymentNotFound,
  Settlement,
} from '../../../application/commerce/payment/payment-ledger.port.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Payment, PaymentId } from '../../../domain/payment/payment.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CouponRefused } from '../../../domain/coupon/coupon-refusal.ts'
import type { StopOrder } from '../../../domain/stock/stock-refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { runQuery, read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockOrder, lockPayment } from './lock-payment.ts'
import { changingColumns } from '../order/order-row.ts'
import { attemptsOf } from './attempts-of.ts'
import { fromPayment, toPayment } from './payment-row.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import { writeSettled } from './write-settled.ts'

const paymentNotFound: PaymentNotFound = { _tag: 'NotFound', what: 'payment' }

/** Carries "out of stock" out of a transaction that is rolled back; no refusal of a decision has this shape. */
type OutOfStock = { readonly outOfStock: StopOrder | CouponRefused }
const isOutOfStock = (refusal: unknown): refusal is OutOfStock =>
  typeof refusal === 'object' && refusal !== null && 'outOfStock' in refusal

type Decide<Refused> = (payment: Payment, order: Order, isOutOfStock: boolean) => E.Either<Refused, Settlement>

const settleWith = <Refused>(
  db: Kysely<Tables>,
  id: PaymentId,
  decide: Decide<Refused>,
  isOutOfStock: boolean,
): TaskEither<Refused | OutOfStock | PaymentNotFound | ServiceUnavailable, Settlement> =>
  inTransaction(db, async (tx): Promise<E.Either<Refused | OutOfStock | PaymentNotFound, Settlement>> => {
    const locked = await lockPayment(tx, id)
    if (locked === undefined) return E.left(paymentNotFound)
    const decided = decide(locked.payment, locked.order, isOutOfStock)
    if (E.isLeft(decided)) return decided
    const { payment, mails, order, card, change } = decided.right
    const payments = payment === locked.payment ? [] : [payment]
    const result = await writeSettled(tx, locked.order, { order, payments, mails, ...omitUndefined({ card, change }) })
    return E.isLeft(result) ? E.left({ outOfStock: result.left }) : decided
  })

/** A pending order has the payment method of its newest attempt. */
const open = (db: Kysely<Tables>): PaymentLedger['open'] =>
  <Refused = never>(input: Payment, choose?: (payment: Payment, attempts: readonly Payment[]) => E.Either<Refused, Payment>) =>
    inTransaction(db, async (tx): Promise<E.Either<Refused, Payment>> => {
      const order = await lockOrder(tx, input.orderToken)
      const chosen = choose?.(input, await attemptsOf(tx, order.token)) ?? E.right<Refused, Payment>(input)
      if (E.isLeft(chosen)) return chosen
      const { right: payment } = chosen
      if (payment === input) await tx.insertInto('payment').values(fromPayment(payment)).execute()
      if (order.status === 'payment_pending' && order.paymentMethod !== payment.method) {
        const changed = changingColumns({ ...order, paymentMethod: payment.method })
        await tx.updateTable('purchase_order').set(changed).where('token', '=', order.token).execute()
      }
      return chosen
    })

/** If the stock is gone, the decision is made again with that knowledge. */
const settle = (db: Kysely<Tables>): PaymentLedger['settle'] =>
  <Refused>(id: PaymentId, decide: Decide<Refused>) => async () => {
    const settled = await settleWith(db, id, decide, false)()
    if (E.isRight(settled) || !isOutOfStock(settled.left)) return settled as E.Either<Refused, Settlement>
    const withoutStock = await settleWith(db, id, decide, true)()
    if (E.isLeft(withoutStock) && isOutOfStock(withoutStock.left))
      throw new Error('An order was restored without stock')
    return withoutStock as E.Either<Refused, Settlement>
  }

export const makePaymentLedger = (db: Kysely<Tables>): PaymentLedger => ({
  open: open(db),
  refer: (id, reference, page) =>
    read(async () => {
      await db.updateTable('payment').set({ reference, page: page ?? null }).where('id', '=', id).where('reference', 'is', null).execute()
    }),
  payment: (id) =>
    runQuery(async () => {
      if (!isStorable(id)) return E.left(paymentNotFound)
      const row = await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? E.left(paymentNotFound) : E.right(toPayment(id, row))
    }),
  settle: settle(db),
})
