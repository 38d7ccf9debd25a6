import type { Order } from '../../../domain/order/order.ts'
import type { LineQuantity } from '../../../domain/order/parcel.ts'
import type { Move } from './order-moves.port.ts'

/** Packs of an order's lines as stock to be returned. */
export const toReservations = ({ lines }: Order, packs: readonly LineQuantity[]): NonNullable<Move['restocked']> =>
  packs.flatMap(({ lineId, quantity }) => lines.filter(({ id }) => id === lineId).map(({ variantId }) => ({ variantId, quantity })))
