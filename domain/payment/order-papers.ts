import type { Order } from '../order/order.ts'
import { standingOf } from './order-standing.ts'

/** What there is to read about an order: what was ordered, how to pay it as long as that is awaited, what it was paid for. */
export type Paper = 'confirmation' | 'slip' | 'invoice'

export const papersOf = (order: Order, documents: readonly string[]): readonly Paper[] => [
  ...(order.status === 'cart' ? [] : ['confirmation'] as const),
  ...(standingOf(order) === 'awaited' ? ['slip'] as const : []),
  ...(documents.length === 0 ? [] : ['invoice'] as const),
]
