import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Placement } from '../../../application/commerce/order/order-repository.port.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { completeCart } from '../../../domain/order/complete-cart.ts'
import { orderPlaced } from '../../../domain/webhook/webhook-event.ts'
import { fromCart } from '../cart/cart-row.ts'
import { couponUseRows } from '../coupon/redeem-coupon.ts'
import { mailRows } from '../mail/write-mails.ts'
import { insertRows } from '../rows/insert-rows.ts'
import { reservationRows, variantRows } from '../stock/reserve-stock.ts'
import type { Tables } from '../tables.ts'
import { insertEvents } from '../webhook/report-events.ts'
import { fromLines, fromOrder } from './order-row.ts'

type RowsToWrite = { readonly table: keyof Tables; readonly rows: readonly object[]; readonly onConflict?: RawBuilder<unknown> }

/**
 * The inserts of an order and everything that belongs to it, as parts of one statement; with `where`, rows are written only if it holds.
 */
export const orderInserts = (placement: Placement, where?: RawBuilder<unknown>): RawBuilder<unknown> => {
  const { order, coupon, mails, network } = placement
  const inserts: readonly RowsToWrite[] = [
    // A variant gets a row when it is ordered for the first time.
    { table: 'variant', rows: variantRows(order), onConflict: sql`on conflict do nothing` },
    { table: 'purchase_order', rows: [fromOrder(order, network)] },
    { table: 'order_line', rows: fromLines(order, coupon) },
    { table: 'reservation', rows: reservationRows(placement) },
    { table: 'coupon_use', rows: coupon === undefined ? [] : couponUseRows(order, coupon) },
    { table: 'outbox', rows: mailRows(mails), onConflict: sql`on conflict (key) do nothing` },
  ]
  return sql.join([
    ...inserts.filter(({ rows }) => rows.length > 0).map(({ table, rows, onConflict }) =>
      sql`${sql.ref(`new_${table}`)} as (${insertRows(table, rows, omitUndefined({ onConflict, where }))})`),
    sql`new_webhook_delivery as (${insertEvents([orderPlaced(order)], where)})`,
  ])
}

/** Writes an order with everything that belongs to it and completes its cart: one statement, to save round trips. */
export const writeOrder = async (tx: Transaction<Tables>, cart: Cart, placement: Placement): Promise<void> => {
  const { checkout_state: state, body } = fromCart(completeCart(cart))
  await sql`with ${orderInserts(placement)}
    update cart set checkout_state = ${state}, body = ${body}, version = version + 1, updated_at = now()
    where token = ${cart.token}`.execute(tx)
}
