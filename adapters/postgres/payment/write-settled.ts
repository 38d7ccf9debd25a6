import * as E from 'fp-ts/lib/Either.js'
import type { Transaction } from 'kysely'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import type { Move } from '../../../application/commerce/order/order-moves.port.ts'
import type { OrderChange } from '../../../domain/order/order-change.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { NewAlias } from '../../../domain/payment/payment-alias.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import type { CouponRefused } from '../../../domain/coupon/coupon-refusal.ts'
import type { StopOrder } from '../../../domain/stock/stock-refusal.ts'
import { writeChange } from '../order/order-change-row.ts'
import { changingColumns } from '../order/order-row.ts'
import { storeAlias, notePaidWith } from './payment-aliases.ts'
import { fromPayment } from './payment-row.ts'
import { writeRefunds } from './refund-row.ts'
import { releaseStock, restock, reserveStockAgain } from '../stock/reserve-stock.ts'
import { releaseCoupon, redeemCouponAgain } from '../coupon/redeem-coupon.ts'
import type { Tables } from '../tables.ts'
import { writeMails } from '../mail/write-mails.ts'

type SettledOrder = {
  readonly order: Order
  readonly payments: readonly Payment[]
  readonly mails: readonly Mail[]
  readonly card?: NewAlias
  readonly change?: OrderChange
  readonly refunds?: readonly Refund[]
  readonly restocked?: Move['restocked']
}

/** Moves stock and coupon use with the order: a cancelled order releases them, a restored one takes them again. */
const moveStock = async (tx: Transaction<Tables>, before: Order, after: Order): Promise<E.Either<StopOrder | CouponRefused, void>> => {
  if (after.status === 'cancelled') {
    await releaseCoupon(tx, after.token)
    await releaseStock(tx, after.token)
    return E.right(undefined)
  }
  if (before.status !== 'cancelled') return E.right(undefined)
  const redeemed = await redeemCouponAgain(tx, after.token)
  return E.isLeft(redeemed) ? redeemed : reserveStockAgain(tx, after.token)
}

/** Writes an order that was `before`, with its payment attempts and mails. Scheduled jobs process the changed attempts again. */
export const writeSettled = async (
  tx: Transaction<Tables>,
  before: Order,
  { order, payments, mails, card, change, refunds = [], restocked = [] }: SettledOrder,
): Promise<E.Either<StopOrder | CouponRefused, void>> => {
  const moved = await moveStock(tx, before, order)
  if (E.isLeft(moved)) return moved
  for (const payment of payments) {
    const { id, ...columns } = fromPayment(payment)
    await tx.updateTable('payment').set({ ...columns, checked_at: null, retry_at: null }).where('id', '=', id).execute()
    await notePaidWith(tx, payment, order)
  }
  if (card !== undefined) await storeAlias(tx, card)
  if (order !== before) await tx.updateTable('purchase_order').set(changingColumns(order)).where('token', '=', order.token).execute()
  await restock(tx, order.token, restocked)
  await writeRefunds(tx, refunds)
  if (change !== undefined) await writeChange(tx, order, change)
  await writeMails(tx, mails)
  return E.right(undefined)
}
