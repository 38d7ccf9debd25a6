import type { OrderLine } from './order.ts'
import type { Order } from './order.ts'
import type { LineQuantity } from './parcel.ts'

const sumOf = (packs: readonly LineQuantity[], line: string): number =>
  packs.filter(({ lineId }) => lineId === line).reduce((sum, { quantity }) => sum + quantity, 0)

/** Services are not shipped. */
const isShipped = ({ category }: OrderLine): boolean => category !== 'service'

/** Each line once in the order of the lines, without those of quantity zero. */
const perLine = ({ lines }: Pick<Order, 'lines'>, of: (line: OrderLine) => number): readonly LineQuantity[] =>
  lines.filter(isShipped).map((line) => ({ lineId: line.id, quantity: of(line) })).filter(({ quantity }) => quantity > 0)

type FulfilledOrder = Pick<Order, 'lines' | 'parcels' | 'returned' | 'cancelledItems'>

const shippedQuantities = ({ parcels = [] }: FulfilledOrder): readonly LineQuantity[] => parcels.flatMap(({ packs }) => packs)

/** The quantities shipped, each line once. */
export const quantitiesShipped = (order: FulfilledOrder): readonly LineQuantity[] =>
  perLine(order, ({ id }) => sumOf(shippedQuantities(order), id))

/** The quantities still to be shipped. */
export const quantitiesToShip = (order: FulfilledOrder): readonly LineQuantity[] =>
  perLine(order, ({ id, quantity }) => quantity - sumOf(shippedQuantities(order), id) - sumOf(order.cancelledItems ?? [], id))

/** The quantities with the customer: shipped and not returned. */
export const quantitiesWithCustomer = (order: FulfilledOrder): readonly LineQuantity[] =>
  perLine(order, ({ id }) => sumOf(shippedQuantities(order), id) - sumOf(order.returned ?? [], id))

/** The sum for each line of `all`, each line once. */
export const addQuantities = (
  order: Pick<Order, 'lines'>, ...all: readonly (readonly LineQuantity[] | undefined)[]
): readonly LineQuantity[] =>
  perLine(order, ({ id }) => sumOf(all.flatMap((packs) => packs ?? []), id))

/**
 * The first of `requested` that exceeds the available quantity, with what is available; `undefined` if all are available and at least
 * one is requested.
 */
export const missingQuantity = (requested: readonly LineQuantity[], there: readonly LineQuantity[]): LineQuantity | undefined => {
  const missing = requested.find(({ lineId, quantity }) =>
    !Number.isSafeInteger(quantity) || quantity < 1 || sumOf(requested, lineId) > sumOf(there, lineId))
  if (requested.length === 0) return { lineId: '', quantity: 0 }
  return missing && { lineId: missing.lineId, quantity: sumOf(there, missing.lineId) }
}
