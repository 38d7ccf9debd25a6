import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { OrderBook, OrderNotFound, Placement } from '../../../application/commerce/order/order-book.port.ts'
import type { CouponRefused } from '../../../domain/coupon/coupon-refusal.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { StopOrder } from '../../../domain/stock/stock-refusal.ts'
import { ask } from '../database/ask.ts'
import { toCart } from '../cart/cart-row.ts'
import { cartColumns, cartNotFound } from '../cart/lock-cart.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { earlierOrders } from './earlier-orders.ts'
import { toOrder } from './order-row.ts'
import { writeOrder } from './write-order.ts'
import { reserveStock } from '../stock/reserve-stock.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import { takeCoupon } from '../coupon/take-coupon.ts'

const orderNotFound: OrderNotFound = { _tag: 'NotFound', what: 'order' }

const orderOfCart = async (tx: Transaction<Tables>, token: CartToken): Promise<Order | undefined> => {
  const row = await tx
    .selectFrom('purchase_order')
    .select(['token', 'body'])
    .where('cart_token', '=', token)
    .executeTakeFirst()
  return row === undefined ? undefined : toOrder(row)
}

type Locked = { readonly cart: Cart; readonly sequence: number; readonly placed: Order | undefined }

/** The cart under its lock with the next number of an order, or with the order that completed it. */
const lockForOrder = async (tx: Transaction<Tables>, token: CartToken): Promise<Locked | undefined> => {
  if (!isStorable(token)) return undefined
  const row = await tx
    .selectFrom('cart')
    .select([...cartColumns, sql<number>`nextval('order_count')::int`.as('sequence')])
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  const cart = toCart(row)
  // An order completes its cart in the statement that writes it, and nothing opens a completed cart again.
  return { cart, sequence: row.sequence, placed: cart.checkoutState === 'completed' ? await orderOfCart(tx, token) : undefined }
}

/** Takes voucher and goods, then writes; a refusal undoes all of it. */
const keep = async (tx: Transaction<Tables>, cart: Cart, placement: Placement): Promise<E.Either<CouponRefused | StopOrder, Order>> => {
  const { order, coupon } = placement
  const used = coupon === undefined ? E.right(undefined) : await takeCoupon(tx, coupon)
  if (E.isLeft(used)) return used
  const reserved = await reserveStock(tx, placement)
  if (E.isLeft(reserved)) return reserved
  await writeOrder(tx, cart, placement)
  return E.right(order)
}

export const makeOrderBook = (db: Kysely<Tables>): OrderBook => ({
  place: (token, decide, payerOf) =>
    inTransaction(db, async (tx) => {
      const locked = await lockForOrder(tx, token)
      if (locked === undefined) return E.left(cartNotFound)
      const { cart, sequence, placed } = locked
      if (placed !== undefined) return E.right(placed)
      const payer = payerOf?.(cart)
      const decided = decide(cart, sequence, payer === undefined ? [] : await earlierOrders(tx, payer))
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
