import * as E from 'fp-ts/lib/Either.js'
import { sql, type Transaction } from 'kysely'
import type { Placement } from '../../../application/commerce/order/order-book.port.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { availableStock } from '../../../domain/stock/can-order.ts'
import type { StopOrder } from '../../../domain/stock/stock-refusal.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'

type Reservation = { readonly id: VariantId; readonly quantity: number }

const byId = <Named extends { readonly id: VariantId }>(one: Named, other: Named): number =>
  one.id < other.id ? -1 : 1

/** One sum a variant, sorted: whoever locks several rows locks them in the same order as everybody else. */
const merged = ({ reservations }: Placement): readonly Reservation[] => {
  const sums = new Map<VariantId, number>()
  for (const { variantId, quantity } of reservations) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums].map(([id, quantity]) => ({ id, quantity })).sort(byId)
}

/** A combination becomes a row when it is ordered for the first time. */
const nameVariants = async (tx: Transaction<Tables>, order: Order): Promise<void> => {
  const named = new Map(order.lines.map((line) => [line.variantId, line]))
  const variants = [...named.values()]
    .map((line) => ({
      id: line.variantId,
      product_id: line.productId,
      option: toJson(line.option),
    }))
    .sort(byId)
  if (variants.length === 0) return
  await tx
    .insertInto('variant')
    .values(variants)
    .onConflict((found) => found.doNothing())
    .execute()
}

/** Nothing is on hand of what nobody ever stocked. */
const countVariants = async (tx: Transaction<Tables>, ids: readonly VariantId[]): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .insertInto('stock')
    .values(ids.map((id) => ({ variant_id: id, on_hand: 0, stop_order: false })))
    .onConflict((found) => found.doNothing())
    .execute()
}

/** Takes one variant off the shelf, if there is enough of it. */
const take = async (tx: Transaction<Tables>, { id, quantity }: Reservation): Promise<E.Either<StopOrder, void>> => {
  const taken = await tx
    .updateTable('stock')
    .set({ on_hand: sql`on_hand - ${quantity}` })
    .where('variant_id', '=', id)
    .where(sql<boolean>`(not stop_order or on_hand >= ${quantity})`)
    .executeTakeFirst()
  if (taken.numUpdatedRows > 0n) return E.right(undefined)
  const left = await tx.selectFrom('stock').selectAll().where('variant_id', '=', id).executeTakeFirstOrThrow()
  return E.left({ _tag: 'StopOrder', stock: availableStock({ onHand: left.on_hand, stopOrder: left.stop_order }) })
}

/**
 * Takes what an order needs. Reading first and writing then would sell the last box twice; one conditional update
 * cannot.
 */
export const reserveStock = async (
  tx: Transaction<Tables>,
  placement: Placement,
): Promise<E.Either<StopOrder, void>> => {
  const reservations = merged(placement)
  await nameVariants(tx, placement.order)
  await countVariants(
    tx,
    reservations.map(({ id }) => id),
  )
  for (const reservation of reservations) {
    const taken = await take(tx, reservation)
    if (E.isLeft(taken)) return taken
  }
  return E.right(undefined)
}

/** Notes what an order took, once it is written. */
export const writeReservations = async (tx: Transaction<Tables>, placement: Placement): Promise<void> => {
  const rows = merged(placement)
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => ({ order_token: placement.order.token, variant_id: id, quantity }))
  if (rows.length > 0) await tx.insertInto('reservation').values(rows).execute()
}

const turned = async (tx: Transaction<Tables>, token: OrderToken, to: 'back' | 'out'): Promise<readonly Reservation[]> => {
  const rows = await tx
    .updateTable('reservation')
    .set({ given_back_at: to === 'back' ? sql`now()` : null })
    .where('order_token', '=', token)
    .where('given_back_at', to === 'back' ? 'is' : 'is not', null)
    .returning(['variant_id', 'quantity'])
    .execute()
  return rows.map((row) => ({ id: row.variant_id as VariantId, quantity: row.quantity })).sort(byId)
}

/** Puts back on the shelf what an order took, once however often it is asked. */
export const giveStockBack = async (tx: Transaction<Tables>, token: OrderToken): Promise<void> => {
  for (const { id, quantity } of await turned(tx, token, 'back')) {
    await tx.updateTable('stock').set({ on_hand: sql`on_hand + ${quantity}` }).where('variant_id', '=', id).execute()
  }
}

/** Takes once more what an order gave back. */
export const takeStockAgain = async (tx: Transaction<Tables>, token: OrderToken): Promise<E.Either<StopOrder, void>> => {
  for (const reservation of await turned(tx, token, 'out')) {
    const taken = await take(tx, reservation)
    if (E.isLeft(taken)) return taken
  }
  return E.right(undefined)
}
