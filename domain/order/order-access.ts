import { isAllowed } from '../access/access-table.ts'
import { callerOf } from '../access/caller-of.ts'
import type { CartToken } from '../cart/cart.ts'
import type { AccountId } from '../customer/account-id.ts'
import type { BrowserMark } from '../visit/browser-key.ts'
import type { Order } from './order.ts'

/** For how many days a link to an order shows anything to a stranger (Commerce §6, decision A52). */
export const ORDER_LINK_DAYS = 30

const DAY = 24 * 3600 * 1000

/** The viewer of an order: the signed-in account, and the carts ordered in this browser. */
export type OrderViewer = { readonly owner: AccountId | undefined; readonly ordered: readonly CartToken[] }

type OrderOwner = Pick<Order, 'accountId' | 'cartToken'>

const callerTo = ({ accountId, cartToken }: OrderOwner, { owner, ordered }: OrderViewer) =>
  callerOf(accountId, owner, ordered.includes(cartToken))
const stateOf = ({ accountId }: Pick<Order, 'accountId'>) => (accountId === undefined ? 'of a guest' : 'of a customer')

/** Whether an order is shown in full: in the browser that ordered it, and to its signed-in owner. */
export const isOwnOrder = (order: OrderOwner, viewer: OrderViewer): boolean =>
  isAllowed('own order token', stateOf(order), callerTo(order, viewer))

/** Whether the order was placed in this browser. */
export const isOrderedBy = ({ orderedBy }: Pick<Order, 'orderedBy'>, browser: BrowserMark | undefined): boolean =>
  browser !== undefined && orderedBy === browser

/** Whether ordering the cart again returns this order: in the browser that ordered it, and to its signed-in owner. */
export const isOrderedAgainBy = (
  order: Pick<Order, 'accountId' | 'orderedBy'>,
  { owner, browser }: { readonly owner: AccountId | undefined; readonly browser: BrowserMark | undefined },
): boolean =>
  isAllowed('ordered cart', stateOf(order), callerOf(order.accountId, owner, isOrderedBy(order, browser)))

/** How an order to repeat is identified: by its own token or number, or by the link in a reminder mail to its customer. */
export type RepeatedBy = 'order' | 'reminder link'

/** Whether its items may be ordered again: by everybody who sees it in full, or with a reminder's link by anyone but another customer. */
export const mayRepeat = (order: OrderOwner, viewer: OrderViewer, by: RepeatedBy): boolean =>
  isAllowed(
    'order to repeat',
    by === 'reminder link' ? 'of a customer, by the link in a reminder mail' : stateOf(order),
    callerTo(order, viewer),
  )

/** Whether the link alone still shows the status of the order. */
export const isLinkFresh = ({ createdAt }: Pick<Order, 'createdAt'>, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() < ORDER_LINK_DAYS * DAY
