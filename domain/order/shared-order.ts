import type { Quantity } from '../quantity/quantity.ts'
import type { LocalText } from '../shop/locale.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { Order, OrderStatus } from './order.ts'
import { trackingLink } from './tracking-link.ts'

/** What a stranger with the link sees of an order: status and products, but no personal data or lens values. */
export type SharedOrder = {
  readonly number: string
  readonly status: OrderStatus
  /** The carrier's tracking page. */
  readonly tracking?: string
  readonly lines: readonly { readonly titles: LocalText; readonly quantity: Quantity }[]
}

export const sharedOrder = (order: Order): SharedOrder => ({
  number: order.number,
  status: order.status,
  ...omitUndefined({ tracking: trackingLink(order) }),
  lines: order.lines.map(({ titles, quantity }) => ({ titles, quantity })),
})
