import type { OrderLine } from './order.ts'
import type { Order } from './order.ts'
import type { LineQuantity } from './parcel.ts'

const sumOf = (packs: readonly LineQuantity[], line: string): number =>
  packs.filter(({ lineId }) => lineId === line).reduce((sum, { quantity }) => sum + quantity, 0)

/** A service is done, not sent. */
const isGoods = ({ category }: OrderLine): boolean => category !== 'service'

/** Each line once, those of nothing left out, in the order of the lines. */
const perLine = ({ lines }: Pick<Order, 'lines'>, of: (line: OrderLine) => number): readonly LineQuantity[] =>
  lines.filter(isGoods).map((line) => ({ lineId: line.id, quantity: of(line) })).filter(({ quantity }) => quantity > 0)

type Fulfilled = Pick<Order, 'lines' | 'parcels' | 'returned' | 'dropped'>

const sent = ({ parcels = [] }: Fulfilled): readonly LineQuantity[] => parcels.flatMap(({ packs }) => packs)

/** What left, each line once. */
export const quantitiesShipped = (order: Fulfilled): readonly LineQuantity[] => perLine(order, ({ id }) => sumOf(sent(order), id))

/** What is still to be sent. */
export const quantitiesToShip = (order: Fulfilled): readonly LineQuantity[] =>
  perLine(order, ({ id, quantity }) => quantity - sumOf(sent(order), id) - sumOf(order.dropped ?? [], id))

/** What the customer has: it left and did not come back. */
export const quantitiesWithCustomer = (order: Fulfilled): readonly LineQuantity[] =>
  perLine(order, ({ id }) => sumOf(sent(order), id) - sumOf(order.returned ?? [], id))

/** Each line of `all` once, with all its packs. */
export const addQuantities = (
  order: Pick<Order, 'lines'>, ...all: readonly (readonly LineQuantity[] | undefined)[]
): readonly LineQuantity[] =>
  perLine(order, ({ id }) => sumOf(all.flatMap((packs) => packs ?? []), id))

/** The first of `asked` that is not there in enough packs, with how many are; `undefined` where all is, and something is asked for. */
export const missingQuantity = (asked: readonly LineQuantity[], there: readonly LineQuantity[]): LineQuantity | undefined => {
  const found = asked.find(({ lineId, quantity }) =>
    !Number.isSafeInteger(quantity) || quantity < 1 || sumOf(asked, lineId) > sumOf(there, lineId))
  if (asked.length === 0) return { lineId: '', quantity: 0 }
  return found && { lineId: found.lineId, quantity: sumOf(there, found.lineId) }
}
