import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { OrderBook, OrderNotFound, Placement } from '../../../application/commerce/order/order-book.port.ts'
import type { CouponRefused } from '../../../domain/coupon/coupon-refusal.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { completeCart } from '../../../domain/order/complete-cart.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { StopOrder } from '../../../domain/stock/stock-refusal.ts'
import { ask } from '../database/ask.ts'
import { cartNotFound, lockCart, writeCart } from '../cart/lock-cart.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { fromLines, fromOrder, toOrder } from './order-row.ts'
import { reserveStock, writeReservations } from '../stock/reserve-stock.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import { takeCoupon, writeCouponUse } from '../coupon/take-coupon.ts'
import { writeMails } from '../mail/write-mails.ts'

const orderNotFound: OrderNotFound = { _tag: 'NotFound', what: 'order' }

const orderOfCart = async (tx: Transaction<Tables>, token: CartToken): Promise<Order | undefined> => {
  const row = await tx
    .selectFrom('purchase_order')
    .select(['token', 'body'])
    .where('cart_token', '=', token)
    .executeTakeFirst()
  return row === undefined ? undefined : toOrder(row)
}

const nextSequence = async (tx: Transaction<Tables>): Promise<number> => {
  const { rows } = await sql<{ readonly count: number }>`select nextval('order_count')::int as count`.execute(tx)
  return rows[0]?.count ?? 0
}

const writeOrder = async (tx: Transaction<Tables>, cart: Cart, placement: Placement): Promise<void> => {
  const { order, coupon } = placement
  await tx.insertInto('purchase_order').values(fromOrder(order)).execute()
  if (order.lines.length > 0) await tx.insertInto('order_line').values(fromLines(order, coupon)).execute()
  await writeReservations(tx, placement)
  if (coupon !== undefined) await writeCouponUse(tx, order, coupon)
  await writeCart(tx, completeCart(cart))
}

/** Takes voucher and goods, then writes; a refusal undoes all of it. */
const keep = async (tx: Transaction<Tables>, cart: Cart, placement: Placement): Promise<E.Either<CouponRefused | StopOrder, Order>> => {
  const { order, mails, coupon } = placement
  const used = coupon === undefined ? E.right(undefined) : await takeCoupon(tx, coupon)
  if (E.isLeft(used)) return used
  const reserved = await reserveStock(tx, placement)
  if (E.isLeft(reserved)) return reserved
  await writeOrder(tx, cart, placement)
  await writeMails(tx, mails)
  return E.right(order)
}

export const makeOrderBook = (db: Kysely<Tables>): OrderBook => ({
  place: (token, decide) =>
    inTransaction(db, async (tx) => {
      const cart = await lockCart(tx, token)
      if (cart === undefined) return E.left(cartNotFound)
      const placed = await orderOfCart(tx, token)
      if (placed !== undefined) return E.right(placed)
      const decided = decide(cart, await nextSequence(tx))
      return E.isLeft(decided) ? decided : keep(tx, cart, decided.right)
    }),
  order: (token) =>
    ask(async () => {
      if (!isStorable(token)) return E.left(orderNotFound)
      const row = await db
        .selectFrom('purchase_order')
        .select(['token', 'body'])
        .where('token', '=', token)
        .executeTakeFirst()
      return row === undefined ? E.left(orderNotFound) : E.right(toOrder(row))
    }),
})
