import { IDS, readWholeNumber } from '../whole-number.ts'
import type { Order } from './order.ts'

const INVOICE = 'invoice-'

/** The papers an order has: its invoice, once it is more than an intention. */
export const documentsOf = ({ id, status }: Pick<Order, 'id' | 'status'>): readonly string[] =>
  status === 'cart' || status === 'payment_pending' ? [] : [`${INVOICE}${id}`]

/** The order a document belongs to; what names no document belongs to none. */
export const orderOfDocument = (document: string): number | undefined =>
  document.startsWith(INVOICE) ? readWholeNumber(document.slice(INVOICE.length), IDS) : undefined
