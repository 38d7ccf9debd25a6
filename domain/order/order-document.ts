import { IDS, readWholeNumber } from '../whole-number.ts'
import type { Order } from './order.ts'

const INVOICE = 'invoice-'

/** The documents of an order: its invoice, once it is placed. */
export const documentsOf = ({ id, status }: Pick<Order, 'id' | 'status'>): readonly string[] =>
  status === 'cart' || status === 'payment_pending' ? [] : [`${INVOICE}${id}`]

/** The order of a document; `undefined` for an unknown name. */
export const orderOfDocument = (name: string): number | undefined =>
  name.startsWith(INVOICE) ? readWholeNumber(name.slice(INVOICE.length), IDS) : undefined
