import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Payer, Placement } from '../../../application/commerce/order/order-repository.port.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { completeCart } from '../../../domain/order/complete-cart.ts'
import { fromCart } from '../cart/cart-row.ts'
import { secretHash } from '../rows/secret-hash.ts'
import { isSaleStoppedOf } from '../product/sale-stopped.ts'
import { isOneOf, isAvailable, isUnreported, reservationsOf, requestedReservations } from '../stock/reserve-stock.ts'
import type { Tables } from '../tables.ts'
import { lockNames } from './earlier-orders.ts'
import { orderInserts } from './write-order.ts'

type DecidedPlacement = { readonly cart: Cart; readonly version: number; readonly placement: Placement; readonly payer?: Payer }

/**
 * One lookup per index, because a condition over several columns reads all unpaid orders of the shop. The status is wrapped: otherwise
 * PostgreSQL may choose an index of all unpaid orders while the table is small, and keep that plan.
 */
const hasUnpaidOrder = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select from purchase_order where ${condition} and coalesce(status, '') = 'payment_pending')`

/** Whether the payer has no unpaid order. Locks that are taken are not waited for. */
const hasNoUnpaidOrder = (payer: Payer | undefined): RawBuilder<unknown> => {
  if (payer === undefined) return sql`true`
  const { customer, owner, network } = payer
  const unpaid = [
    hasUnpaidOrder(sql`customer = ${customer}`),
    ...(owner === undefined ? [] : [hasUnpaidOrder(sql`account_id = ${owner}`)]),
    // The index of networks contains unpaid orders only.
    ...(network === undefined
      ? [] : [sql`exists (select from purchase_order where network_hash = ${secretHash(network)} and status = 'payment_pending')`]),
  ]
  const locked = lockNames(payer).map((name) => sql`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`)
  return sql`${sql.join(locked, sql` and `)} and not (${sql.join(unpaid, sql` or `)})`
}

/**
 * Reserves the stock, writes the order and completes its cart with one statement; returns whether it did. It does nothing if the cart has
 * another version than the one decided on, if stock is insufficient or sells out, if a sale is stopped, or if the payer or the network has
 * another unpaid order or is ordering right now. Cart and stock are locked in the same order as everywhere. The statement sees what was
 * committed when it began: an order or a stopped sale committed between then and the lock is not considered.
 */
export const placeInOneStatement = async (db: Kysely<Tables>, { cart, version, placement, payer }: DecidedPlacement): Promise<boolean> => {
  const reservations = reservationsOf(placement)
  const { checkout_state: state, body } = fromCart(completeCart(cart))
  const isEnough = sql`exists (select from enough)`
  const { numAffectedRows } = await sql`
    with mine as (select from cart where token = ${cart.token} and version = ${version} and ${hasNoUnpaidOrder(payer)}
        and not ${isSaleStoppedOf(placement.order)} for update),
      locked as (
        select variant_id, on_hand, stop_order from stock
        where ${isOneOf(reservations)} and exists (select from mine) order by variant_id for update),
      enough as (select from mine where ${reservations.length}::int = (
        select count(*) from locked join ${requestedReservations(reservations)} on requested.id = variant_id
        where ${isAvailable} and ${isUnreported})),
      reserved as (
        update stock set on_hand = on_hand - requested.quantity from ${requestedReservations(reservations)}
        where ${isOneOf(reservations)} and variant_id = requested.id and ${isEnough}),
      ${orderInserts(placement, isEnough)}
    update cart set checkout_state = ${state}, body = ${body}, version = version + 1, updated_at = now()
    where token = ${cart.token} and ${isEnough}`.execute(db)
  return numAffectedRows === 1n
}
