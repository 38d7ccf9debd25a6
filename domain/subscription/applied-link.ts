import type { SubscriptionLinkAction } from './link-token.ts'
import { paused, withoutNextDelivery, type Subscription } from './subscription.ts'

/** A mail link applies to the delivery of one day: used later, or after that day was moved, it changes nothing. */
export const appliedLink = (subscription: Subscription, day: string, action: SubscriptionLinkAction, today: string): Subscription => {
  if (subscription.nextDay !== day || subscription.status === 'paused') return subscription
  return action === 'pause' ? paused(subscription) : withoutNextDelivery(subscription, today)
}
