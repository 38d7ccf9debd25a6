import { IDS, readWholeNumber } from '../whole-number.ts'
import type { Order } from './order.ts'

const INVOICE = 'invoice-'

/** The papers an order has: its invoice, once it is more than an intention. */
export const documentsOf = ({ id, status }: Pick<Order, 'id' | 'status'>): readonly string[] =>
  status === 'cart' || status === 'payment_pending' ? [] : [`${INVOICE}${id}`]

/** The order a document belongs to; what names no document belongs to none. */
export const orderOfDocument = (name: string): number | undefined =>
  name.startsWith(INVOICE) ? readWholeNumber(name.slice(INVOICE.length), IDS) : undefined
