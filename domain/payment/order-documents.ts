import type { Order } from '../order/order.ts'
import { paymentStandingOf } from './payment-standing.ts'

/** The documents of an order: its confirmation, the payment slip while payment is awaited, and its invoice. */
export type OrderDocument = 'confirmation' | 'slip' | 'invoice'

export const orderDocuments = (order: Order, documents: readonly string[]): readonly OrderDocument[] => [
  ...(order.status === 'cart' ? [] : ['confirmation'] as const),
  ...(paymentStandingOf(order) === 'awaited' ? ['slip'] as const : []),
  ...(documents.length === 0 ? [] : ['invoice'] as const),
]
