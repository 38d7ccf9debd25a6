import * as E from 'fp-ts/lib/Either.js'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Placement } from '../../../application/commerce/order/order-repository.port.ts'
import type { Move } from '../../../application/commerce/order/order-moves.port.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { availableStock } from '../../../domain/stock/can-order.ts'
import type { StopOrder } from '../../../domain/stock/stock-refusal.ts'
import { stockChanged } from '../../../domain/webhook/webhook-event.ts'
import { anyOf } from '../rows/any-of.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'
import { reportEvents } from '../webhook/report-events.ts'

type Reservation = { readonly id: VariantId; readonly quantity: number }

const byId = <Named extends { readonly id: VariantId }>(left: Named, right: Named): number =>
  left.id < right.id ? -1 : 1

/** The units that an order reserves, summed per variant. They are sorted, because all transactions lock rows in the same order. */
export const reservationsOf = ({ reservations }: Placement): readonly Reservation[] => {
  const sums = new Map<VariantId, number>()
  for (const { variantId, quantity } of reservations) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums].map(([id, quantity]) => ({ id, quantity })).sort(byId)
}

/** The ordered variants, sorted, because all transactions write rows in the same order. */
export const variantRows = ({ lines }: Order) =>
  [...new Map(lines.map((line) => [line.variantId, line])).values()]
    .map(({ variantId, productId, option }) => ({ id: variantId, product_id: productId, option }))
    .sort(byId)

/** The reservations of an order. */
export const reservationRows = (placement: Placement) =>
  reservationsOf(placement)
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => ({ order_token: placement.order.token, variant_id: id, quantity }))

/** A variant that was never in stock gets a row with no units on hand. */
const addMissingStock = async (tx: Transaction<Tables>, ids: readonly VariantId[]): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .insertInto('stock')
    .values(ids.map((id) => ({ variant_id: id, on_hand: 0, stop_order: false })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const NEW_STOCK = ['variant_id', 'on_hand', 'stop_order'] as const
type MovedStock = { readonly variant_id: string; readonly on_hand: number; readonly stop_order: boolean }

/** Reports what `difference` units, negative if they were taken, changed. */
const reportMoves = (tx: Transaction<Tables>, moved: readonly MovedStock[], difference: number): Promise<void> =>
  reportEvents(tx, moved.flatMap(({ variant_id: id, on_hand: onHand, stop_order: stopOrder }) =>
    stockChanged(id as VariantId, { onHand: onHand - difference, stopOrder }, { onHand, stopOrder })))

const putBack = async (tx: Transaction<Tables>, { id, quantity }: Reservation): Promise<void> => {
  const moved = await tx.updateTable('stock').set({ on_hand: sql`on_hand + ${quantity}` })
    .where('variant_id', '=', id).returning(NEW_STOCK).execute()
  await reportMoves(tx, moved, quantity)
}

/** Reserves units of one variant if there are enough. */
const take = async (tx: Transaction<Tables>, { id, quantity }: Reservation): Promise<E.Either<StopOrder, void>> => {
  const reserved = await tx
    .updateTable('stock')
    .set({ on_hand: sql`on_hand - ${quantity}` })
    .where('variant_id', '=', id)
    .where(sql<boolean>`(not stop_order or on_hand >= ${quantity})`)
    .returning(NEW_STOCK).executeTakeFirst()
  if (reserved !== undefined) {
    await reportMoves(tx, [reserved], -quantity)
    return E.right(undefined)
  }
  const remaining = await tx.selectFrom('stock').selectAll().where('variant_id', '=', id).executeTakeFirstOrThrow()
  return E.left({ _tag: 'StopOrder', stock: availableStock({ onHand: remaining.on_hand, stopOrder: remaining.stop_order }) })
}

/** The requested units, as rows to join with the stock. */
export const requestedReservations = (reservations: readonly Reservation[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${toJson(reservations)}::jsonb) as requested (id text, quantity int)`

/** An additional condition on the keys, so that PostgreSQL looks the rows up by index. */
export const isOneOf = (reservations: readonly Reservation[]): RawBuilder<unknown> =>
  sql`stock.variant_id = ${anyOf(reservations.map(({ id }) => id))}`

export const isAvailable = sql<boolean>`(not stop_order or on_hand >= requested.quantity)`

/** Whether the reservation leaves the variant in stock, or out of stock: no webhook reports it. */
export const isUnreported = sql<boolean>`(on_hand > 0) = (on_hand > requested.quantity)`

/** Reserves all variants with enough units in one statement, locking the rows in their sorted order. Returns the reserved variants. */
const takeAtOnce = async (tx: Transaction<Tables>, reservations: readonly Reservation[]): Promise<ReadonlySet<VariantId>> => {
  const { rows } = await sql<MovedStock & { readonly quantity: number }>`
    with locked as (
      select variant_id from stock where ${isOneOf(reservations)} order by variant_id for update)
    update stock set on_hand = on_hand - requested.quantity
    from ${requestedReservations(reservations)}, locked
    where ${isOneOf(reservations)} and stock.variant_id = requested.id and locked.variant_id = requested.id and ${isAvailable}
    returning stock.variant_id, on_hand, stop_order, requested.quantity`.execute(tx)
  for (const row of rows) await reportMoves(tx, [row], -row.quantity)
  return new Set(rows.map(({ variant_id: id }) => id as VariantId))
}

/**
 * Reserves what an order needs. Reading before writing could sell the last unit twice; a conditional update cannot. The remaining variants
 * have no row yet, or not enough units.
 */
export const reserveStock = async (tx: Transaction<Tables>, placement: Placement): Promise<E.Either<StopOrder, void>> => {
  const reservations = reservationsOf(placement)
  if (reservations.length === 0) return E.right(undefined)
  const reserved = await takeAtOnce(tx, reservations)
  const remaining = reservations.filter(({ id }) => !reserved.has(id))
  await addMissingStock(
    tx,
    remaining.map(({ id }) => id),
  )
  for (const reservation of remaining) {
    const reserved = await take(tx, reservation)
    if (E.isLeft(reserved)) return reserved
  }
  return E.right(undefined)
}

const moveReserved = async (tx: Transaction<Tables>, token: OrderToken, to: 'back' | 'out'): Promise<readonly Reservation[]> => {
  const rows = await tx
    .updateTable('reservation')
    .set({ released_at: to === 'back' ? sql`now()` : null })
    .where('order_token', '=', token)
    .where('released_at', to === 'back' ? 'is' : 'is not', null)
    .returning(['variant_id', 'quantity', 'returned'])
    .execute()
  return rows.map((row) => ({ id: row.variant_id as VariantId, quantity: row.quantity - row.returned })).sort(byId)
}

/** Releases the stock of an order; repeated calls have no effect. */
export const releaseStock = async (tx: Transaction<Tables>, token: OrderToken): Promise<void> => {
  for (const reservation of await moveReserved(tx, token, 'back')) await putBack(tx, reservation)
}

/** Reserves the released stock of an order again. */
export const reserveStockAgain = async (tx: Transaction<Tables>, token: OrderToken): Promise<E.Either<StopOrder, void>> => {
  for (const reservation of await moveReserved(tx, token, 'out')) {
    const reserved = await take(tx, reservation)
    if (E.isLeft(reserved)) return reserved
  }
  return E.right(undefined)
}

/**
 * Puts units of a sent or returned order back into stock, at most as many as it reserved. Units that were not reserved from stock, or were
 * put back before, change nothing.
 */
export const restock = async (tx: Transaction<Tables>, token: OrderToken, returned: NonNullable<Move['restocked']>): Promise<void> => {
  const sums = new Map<VariantId, number>()
  for (const { variantId, quantity } of returned) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  for (const [id, quantity] of [...sums].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    const { numUpdatedRows } = await tx
      .updateTable('reservation')
      .set({ returned: sql`returned + ${quantity}` })
      .where('order_token', '=', token).where('variant_id', '=', id).where('released_at', 'is', null)
      .where(sql<boolean>`returned + ${quantity} <= quantity`)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) await putBack(tx, { id, quantity })
  }
}
