import type { SubscriptionLinkAction } from './link-token.ts'
import { paused, withoutNextDelivery, type Subscription } from './subscription.ts'

/** A letter speaks of the delivery of one day: pressed again later, or after that was moved, it changes nothing. */
export const appliedLink = (subscription: Subscription, day: string, wish: SubscriptionLinkAction, today: string): Subscription => {
  if (subscription.nextDay !== day || subscription.status === 'paused') return subscription
  return wish === 'pause' ? paused(subscription) : withoutNextDelivery(subscription, today)
}
