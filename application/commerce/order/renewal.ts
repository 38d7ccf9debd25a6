import type { Order } from '../../../domain/order/order.ts'
import type { Subscription } from '../../../domain/subscription/subscription.ts'

/**
 * What becomes of a subscription whose delivery is ordered, unless it was changed since: `version` counts its changes. Looked at again
 * from `lookOn` (yyyy-MM-dd) on, if at all.
 */
export type Renewal = {
  readonly version: number
  readonly subscription: Subscription
  readonly lookOn: string | undefined
}

/** Decides it on the order as it will stand: whether it is paid with that, or a card is still to pay it. */
export type Renew = (order: Order) => Renewal
