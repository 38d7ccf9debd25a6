import { countUnits } from '../../domain/cart/count-units.ts'
import type { Money } from '../../domain/money/money.ts'
import { orderStatusLabelKey, type OrderStatusLabelKey } from '../../domain/order/order-status.ts'
import type { Order } from '../../domain/order/order.ts'
import { canBeRemindedOf } from '../../domain/reminder/can-be-reminded-of.ts'
import { canBeSubscribedTo } from '../../domain/subscription/start-subscription.ts'
import { isRepeatable } from '../../domain/reorder/is-repeatable.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { toGroups, type GroupData } from '../cart/group-data.ts'

/** An order in the order history. */
export type HistoryEntry = {
  readonly id: number
  readonly number: string
  readonly status: OrderStatusLabelKey
  /** ISO instant. */
  readonly createdAt: string
  readonly total: Money
  readonly units: number
  /** The ordered items with every value on the box. */
  readonly groups: readonly GroupData[]
  readonly path: string
  readonly isRepeatable: boolean
  /** The path to set a reminder for its lenses. */
  readonly remindPath?: string
  /** The path to subscribe to it. */
  readonly subscribePath?: string
}

export const toHistoryEntry = (order: Order, locale: Locale): HistoryEntry => ({
  id: order.id,
  number: order.number,
  status: orderStatusLabelKey(order.status),
  createdAt: order.createdAt,
  total: order.totals.total,
  units: countUnits(order),
  groups: toGroups(order.lines, locale),
  path: localePath(locale, `/my-account/order/${order.id}`),
  isRepeatable: isRepeatable(order),
  ...(canBeRemindedOf(order) ? { remindPath: localePath(locale, `/my-account/reminders/${order.id}?from=history`) } : {}),
  ...(canBeSubscribedTo(order) ? { subscribePath: localePath(locale, `/my-account/subscribe/${order.id}`) } : {}),
})
