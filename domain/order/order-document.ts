import type { Order } from './order.ts'

const INVOICE = /^invoice-([1-9]\d{0,9})$/

/** The papers an order has: its invoice, once it is more than an intention. */
export const documentsOf = ({ id, status }: Pick<Order, 'id' | 'status'>): readonly string[] =>
  status === 'cart' || status === 'payment_pending' ? [] : [`invoice-${id}`]

/** The order a document belongs to; what names no document belongs to none. */
export const orderOfDocument = (document: string): number | undefined => {
  const [, id] = INVOICE.exec(document) ?? []
  return id === undefined ? undefined : Number(id)
}
