import type { Order } from './order.ts'

/** An order as it leaves the service: owner, browser and canceller stay inside, also for the bearer of its token (decision A56). */
export type ShownOrder = Omit<Order, 'accountId' | 'orderedBy' | 'cancelledBy' | 'promotionShares'>

export const shownOrder = ({
  accountId: _owner, orderedBy: _browser, cancelledBy: _by, promotionShares: _shares, ...order
}: Order): ShownOrder => order
