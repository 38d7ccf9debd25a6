import type { OrderLine } from './order.ts'
import type { Order } from './order.ts'
import type { LinePacks } from './parcel.ts'

const sumOf = (packs: readonly LinePacks[], line: string): number =>
  packs.filter(({ lineId }) => lineId === line).reduce((sum, { quantity }) => sum + quantity, 0)

/** A service is done, not sent. */
const isGoods = ({ category }: OrderLine): boolean => category !== 'service'

/** Each line once, those of nothing left out, in the order of the lines. */
const perLine = ({ lines }: Pick<Order, 'lines'>, of: (line: OrderLine) => number): readonly LinePacks[] =>
  lines.filter(isGoods).map((line) => ({ lineId: line.id, quantity: of(line) })).filter(({ quantity }) => quantity > 0)

type Fulfilled = Pick<Order, 'lines' | 'parcels' | 'returned' | 'dropped'>

const sent = ({ parcels = [] }: Fulfilled): readonly LinePacks[] => parcels.flatMap(({ packs }) => packs)

/** What left, each line once. */
export const packsSent = (order: Fulfilled): readonly LinePacks[] => perLine(order, ({ id }) => sumOf(sent(order), id))

/** What is still to be sent. */
export const packsToSend = (order: Fulfilled): readonly LinePacks[] =>
  perLine(order, ({ id, quantity }) => quantity - sumOf(sent(order), id) - sumOf(order.dropped ?? [], id))

/** What the customer has: it left and did not come back. */
export const packsOut = (order: Fulfilled): readonly LinePacks[] =>
  perLine(order, ({ id }) => sumOf(sent(order), id) - sumOf(order.returned ?? [], id))

/** Each line of `all` once, with all its packs. */
export const addPacks = (order: Pick<Order, 'lines'>, ...all: readonly (readonly LinePacks[] | undefined)[]): readonly LinePacks[] =>
  perLine(order, ({ id }) => sumOf(all.flatMap((packs) => packs ?? []), id))

/** The first of `asked` that is not there in enough packs, with how many are; `undefined` where all is, and something is asked for. */
export const missingPacks = (asked: readonly LinePacks[], there: readonly LinePacks[]): LinePacks | undefined => {
  const found = asked.find(({ lineId, quantity }) =>
    !Number.isSafeInteger(quantity) || quantity < 1 || sumOf(asked, lineId) > sumOf(there, lineId))
  if (asked.length === 0) return { lineId: '', quantity: 0 }
  return found && { lineId: found.lineId, quantity: sumOf(there, found.lineId) }
}
