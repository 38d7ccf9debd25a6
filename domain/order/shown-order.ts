import type { Order } from './order.ts'

/** An order as it leaves the shop: whose it is stays inside, also from whoever holds its token (decision A56). */
export type ShownOrder = Omit<Order, 'accountId'>

export const shownOrder = ({ accountId: _whose, ...order }: Order): ShownOrder => order
