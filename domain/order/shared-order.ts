import type { Quantity } from '../quantity/quantity.ts'
import type { LocalText } from '../shop/locale.ts'
import type { Order, OrderStatus } from './order.ts'

/** What a stranger with its link sees of an order: how it stands and what is in it, neither persons nor lens values. */
export type SharedOrder = {
  readonly number: string
  readonly status: OrderStatus
  readonly tracking?: string
  readonly lines: readonly { readonly titles: LocalText; readonly quantity: Quantity }[]
}

export const sharedOrder = ({ number, status, tracking, lines }: Order): SharedOrder => ({
  number,
  status,
  ...(tracking === undefined ? {} : { tracking }),
  lines: lines.map(({ titles, quantity }) => ({ titles, quantity })),
})
