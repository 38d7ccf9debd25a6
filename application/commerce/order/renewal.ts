import type { Order } from '../../../domain/order/order.ts'
import type { Subscription } from '../../../domain/subscription/subscription.ts'

/**
 * The next state of a subscription whose delivery is ordered, unless it was changed since: `version` counts its changes. Due again from
 * `dueOn` (yyyy-MM-dd) on, if set.
 */
export type Renewal = {
  readonly version: number
  readonly subscription: Subscription
  readonly dueOn: string | undefined
}

/** Decides it by the placed order: whether it is paid, or a card is still to be charged. */
export type Renew = (order: Order) => Renewal
