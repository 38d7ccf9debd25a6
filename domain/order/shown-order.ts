import type { Order } from './order.ts'

/** An order as it leaves the shop: whose it is and who cancelled it stays inside, also from whoever holds its token (decision A56). */
export type ShownOrder = Omit<Order, 'accountId' | 'orderedBy' | 'cancelledBy' | 'promotionShares'>

export const shownOrder = ({
  accountId: _whose, orderedBy: _browser, cancelledBy: _by, promotionShares: _shares, ...order
}: Order): ShownOrder => order
