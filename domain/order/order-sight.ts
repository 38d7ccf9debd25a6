import { isAllowed } from '../access/access-table.ts'
import { callerOf } from '../access/caller-of.ts'
import type { CartToken } from '../cart/cart.ts'
import type { AccountId } from '../customer/account-id.ts'
import type { BrowserMark } from '../visit/browser-key.ts'
import type { Order } from './order.ts'

/** For how many days a link to an order shows anything to a stranger (Commerce §6, decision A52). */
export const ORDER_LINK_DAYS = 30

const DAY = 24 * 3600 * 1000

/** Who looks at an order: as whom they are signed in, and which carts were ordered in their browser. */
export type Onlooker = { readonly owner: AccountId | undefined; readonly ordered: readonly CartToken[] }

type Named = Pick<Order, 'accountId' | 'cartToken'>

const callerTo = ({ accountId, cartToken }: Named, { owner, ordered }: Onlooker) => callerOf(accountId, owner, ordered.includes(cartToken))
const stateOf = ({ accountId }: Pick<Order, 'accountId'>) => (accountId === undefined ? 'of a guest' : 'of a customer')

/** Whether an order is shown whole: in the browser that ordered it, and to its signed-in owner. */
export const isOwnOrder = (order: Named, onlooker: Onlooker): boolean =>
  isAllowed('own order token', stateOf(order), callerTo(order, onlooker))

/** Whether this browser ordered it: a browser without a key ordered nothing. */
export const isOrderedBy = ({ orderedBy }: Pick<Order, 'orderedBy'>, browser: BrowserMark | undefined): boolean =>
  browser !== undefined && orderedBy === browser

/** Whether ordering its cart once more is answered with it: in the browser that ordered it, and to its signed-in owner. */
export const isOrderedAgainBy = (
  order: Pick<Order, 'accountId' | 'orderedBy'>,
  { owner, browser }: { readonly owner: AccountId | undefined; readonly browser: BrowserMark | undefined },
): boolean =>
  isAllowed('ordered cart', stateOf(order), callerOf(order.accountId, owner, isOrderedBy(order, browser)))

/** What an order to repeat is named by: its own token or number, or the link in a reminder mail to its customer. */
export type RepeatedBy = 'order' | 'reminder link'

/** Whether its goods may be ordered again: by whom it is shown whole to, or with a reminder's link by nobody but another customer. */
export const mayRepeat = (order: Named, onlooker: Onlooker, by: RepeatedBy): boolean =>
  isAllowed(
    'order to repeat',
    by === 'reminder link' ? 'of a customer, by the link in a reminder mail' : stateOf(order),
    callerTo(order, onlooker),
  )

/** Whether the link alone still tells how the order stands. */
export const isLinkFresh = ({ createdAt }: Pick<Order, 'createdAt'>, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() < ORDER_LINK_DAYS * DAY
