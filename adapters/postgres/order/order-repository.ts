import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { CartNotFound } from '../../../application/commerce/cart/cart-repository.port.ts'
import type { OrderRepository, OrderNotFound, Payer, Placement } from '../../../application/commerce/order/order-repository.port.ts'
import type { SubscriptionNotFound } from '../../../application/commerce/subscription/subscriptions.port.ts'
import type { CouponRefused } from '../../../domain/coupon/coupon-refusal.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { SaleStopped } from '../../../domain/product/product-refusal.ts'
import type { StopOrder } from '../../../domain/stock/stock-refusal.ts'
import { isConflict } from '../database/database-errors.ts'
import { runQuery, read } from '../database/run-query.ts'
import { cartNotFound, lockCart } from '../cart/lock-cart.ts'
import type { CartReader } from '../cart/cart-reader.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { earlierOrders, unpaidOfNetwork } from './earlier-orders.ts'
import { openOrderNumbers } from './order-numbers.ts'
import { toOrder } from './order-row.ts'
import { placeInOneStatement } from './place-in-one-statement.ts'
import { writeOrder } from './write-order.ts'
import { isSaleStoppedOf } from '../product/sale-stopped.ts'
import { reserveStock } from '../stock/reserve-stock.ts'
import { settleSubscription } from '../subscription/settle-subscription.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import { redeemCoupon } from '../coupon/redeem-coupon.ts'

const orderNotFound: OrderNotFound = { _tag: 'NotFound', what: 'order' }

const orderOfCart = async (tx: Kysely<Tables>, token: CartToken): Promise<Order | undefined> => {
  const row = await tx
    .selectFrom('purchase_order')
    .select(['token', 'body'])
    .where('cart_token', '=', token)
    .executeTakeFirst()
  return row === undefined ? undefined : toOrder(row)
}

type PlacementRefused = CouponRefused | SaleStopped | StopOrder | SubscriptionNotFound
type PlacementResult = E.Either<PlacementRefused, Order>

/** Redeems the coupon, reserves stock and writes the order; a refusal rolls back all of it. */
const storeOrder = async (tx: Transaction<Tables>, cart: Cart, placement: Placement): Promise<PlacementResult> => {
  const { order, coupon, renewal } = placement
  if (renewal !== undefined && !(await settleSubscription(tx, renewal))) return E.left({ _tag: 'NotFound', what: 'subscription' })
  const redeemed = coupon === undefined ? E.right(undefined) : await redeemCoupon(tx, coupon)
  if (E.isLeft(redeemed)) return redeemed
  const reserved = await reserveStock(tx, placement)
  if (E.isLeft(reserved)) return reserved
  const { rows: [sale] } = await sql<{ readonly stopped: boolean }>`select ${isSaleStoppedOf(order)} as stopped`.execute(tx)
  if (sale?.stopped === true) return E.left({ _tag: 'SaleStopped' })
  await writeOrder(tx, cart, placement)
  return E.right(order)
}

type PlaceOrder = OrderRepository['place']
type PlacementInput<Refused> = {
  readonly token: CartToken
  readonly decide: (
    cart: Cart, sequence: number, earlier: readonly Order[], ofNetwork: readonly Order[],
  ) => E.Either<Refused, Placement>
  readonly payerOf: (cart: Cart) => Payer | undefined
  readonly sequence: number
}

/** The cart is locked before the decision; an order that was placed meanwhile is returned. */
const placeLocked = <Refused>(db: Kysely<Tables>, { token, decide, sequence, payerOf }: PlacementInput<Refused>) =>
  inTransaction(db, async (tx): Promise<E.Either<Refused | CartNotFound | PlacementRefused, Order>> => {
    const cart = await lockCart(tx, token)
    if (cart === undefined) return E.left(cartNotFound)
    // The statement that writes an order also completes its cart, and a completed cart is never reopened.
    const placed = cart.checkoutState === 'completed' ? await orderOfCart(tx, token) : undefined
    if (placed !== undefined) return E.right(placed)
    const payer = payerOf(cart)
    const earlier = payer === undefined ? [] : await earlierOrders(tx, payer)
    const decided = decide(cart, sequence, earlier, payer === undefined ? [] : await unpaidOfNetwork(tx, payer))
    return E.isLeft(decided) ? decided : storeOrder(tx, cart, decided.right)
  })

const ifConflict = (error: unknown): false => {
  if (isConflict(error)) return false
  throw error
}

/** Places the order with one statement. Returns `undefined` if anything prevents it; the cause is then found under the lock. */
const placeOptimistically = async <Refused>(
  { db, carts }: Deps, { decide, sequence, payerOf }: PlacementInput<Refused>, expected: Cart | undefined,
): Promise<Order | undefined> => {
  const version = expected && carts.versionOf(expected)
  if (expected === undefined || version === undefined || expected.checkoutState === 'completed') return undefined
  // If earlier orders of the payer matter for the decision, they are read under the lock.
  const payer = payerOf(expected)
  if (payer?.onlyUnpaid === false) return undefined
  const decided = decide(expected, sequence, [], [])
  // A coupon is counted under a lock, and a subscription continues in the same transaction as its order.
  if (E.isLeft(decided) || decided.right.coupon !== undefined || decided.right.renewal !== undefined) return undefined
  const isPlaced = await placeInOneStatement(
    db, { cart: expected, version, placement: decided.right, ...omitUndefined({ payer }) },
  ).catch(ifConflict)
  return isPlaced ? decided.right.order : undefined
}

type Deps = { readonly db: Kysely<Tables>; readonly carts: CartReader }

const placeOrder = (deps: Deps): PlaceOrder => {
  const numbers = openOrderNumbers(deps.db)
  return (token, decide, payerOf = () => undefined, expected) =>
    pipe(
      read(() => numbers.next()),
      TE.map((sequence) => ({ token, decide, sequence, payerOf })),
      TE.flatMap((input) =>
        pipe(
          read(() => placeOptimistically(deps, input, expected)),
          TE.flatMap((order) => (order === undefined ? placeLocked(deps.db, input) : TE.right(order))),
        ),
      ),
    )
}

export const makeOrderRepository = (db: Kysely<Tables>, carts: CartReader): OrderRepository => ({
  place: placeOrder({ db, carts }),
  order: (token) =>
    runQuery(async () => {
      if (!isStorable(token)) return E.left(orderNotFound)
      const row = await db
        .selectFrom('purchase_order')
        .select(['token', 'body'])
        .where('token', '=', token)
        .executeTakeFirst()
      return row === undefined ? E.left(orderNotFound) : E.right(toOrder(row))
    }),
  orderOfCart: (token) =>
    runQuery(async () => pipe(isStorable(token) ? await orderOfCart(db, token) : undefined, E.fromNullable(orderNotFound))),
})
