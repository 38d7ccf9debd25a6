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
import { ask, read } from '../database/ask.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockOrder, lockPayment } from './lock-payment.ts'
import { changingColumns } from '../order/order-row.ts'
import { attemptsOf } from './attempts-of.ts'
import { fromPayment, toPayment } from './payment-row.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import { writeSettled } from './write-settled.ts'

const paymentNotFound: PaymentNotFound = { _tag: 'NotFound', what: 'payment' }

/** Carries "the goods are gone" out of a transaction that is undone; no refusal of a decision looks like it. */
type GoodsGone = { readonly goodsGone: StopOrder | CouponRefused }
const isGoodsGone = (refused: unknown): refused is GoodsGone =>
  typeof refused === 'object' && refused !== null && 'goodsGone' in refused

type Decide<Refused> = (payment: Payment, order: Order, isStockGone: boolean) => E.Either<Refused, Settlement>

const settleWith = <Refused>(
  db: Kysely<Tables>,
  id: PaymentId,
  decide: Decide<Refused>,
  isStockGone: boolean,
): TaskEither<Refused | GoodsGone | PaymentNotFound | ServiceUnavailable, Settlement> =>
  inTransaction(db, async (tx): Promise<E.Either<Refused | GoodsGone | PaymentNotFound, Settlement>> => {
    const locked = await lockPayment(tx, id)
    if (locked === undefined) return E.left(paymentNotFound)
    const decided = decide(locked.payment, locked.order, isStockGone)
    if (E.isLeft(decided)) return decided
    const { payment, mails, order, card, change } = decided.right
    const payments = payment === locked.payment ? [] : [payment]
    const written = await writeSettled(tx, locked.order, { order, payments, mails, ...omitUndefined({ card, change }) })
    return E.isLeft(written) ? E.left({ goodsGone: written.left }) : decided
  })

/** An order that waits for its money is paid in the way of its newest attempt. */
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

/** Decides once more, and differently, when the goods are gone. */
const settle = (db: Kysely<Tables>): PaymentLedger['settle'] =>
  <Refused>(id: PaymentId, decide: Decide<Refused>) => async () => {
    const settled = await settleWith(db, id, decide, false)()
    if (E.isRight(settled) || !isGoodsGone(settled.left)) return settled as E.Either<Refused, Settlement>
    const without = await settleWith(db, id, decide, true)()
    if (E.isLeft(without) && isGoodsGone(without.left)) throw new Error('An order was restored without stock')
    return without as E.Either<Refused, Settlement>
  }

export const makePaymentLedger = (db: Kysely<Tables>): PaymentLedger => ({
  open: open(db),
  refer: (id, reference, page) =>
    read(async () => {
      await db.updateTable('payment').set({ reference, page: page ?? null }).where('id', '=', id).where('reference', 'is', null).execute()
    }),
  payment: (id) =>
    ask(async () => {
      if (!isStorable(id)) return E.left(paymentNotFound)
      const row = await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? E.left(paymentNotFound) : E.right(toPayment(id, row))
    }),
  settle: settle(db),
})
