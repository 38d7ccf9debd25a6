import { daysAfter } from '../reminder/calendar-day.ts'
import type { OrderToken } from '../order/order.ts'
import type { RenewalTrouble } from './renewal-trouble.ts'
import { lookOn, NOTICE_DAYS, paused, type Subscription } from './subscription.ts'

/** Its owner is told of the next delivery; it is ordered; it is looked at again another day. */
export type SubscriptionDecision =
  | { readonly _tag: 'Tell'; readonly nextDay: string }
  | { readonly _tag: 'Order' }
  /** It was ordered, and its card is to pay. */
  | { readonly _tag: 'Charge'; readonly orderToken: OrderToken }
  | { readonly _tag: 'Wait' }

/**
 * Decides on a subscription on a day, the first that applies. Nothing is ordered that its owner was not told of: a delivery whose
 * letter could not leave in time waits until the day after it. Who has no proven mailbox is told nothing.
 */
export const subscriptionDecision = (
  subscription: Subscription, { today, isVerified }: { readonly today: string; readonly isVerified: boolean },
): SubscriptionDecision => {
  const { nextDay, toldOf, status, orderToken } = subscription
  if (status === 'paused' || !isVerified) return { _tag: 'Wait' }
  if (toldOf === nextDay) {
    if ((lookOn(subscription) ?? nextDay) > today) return { _tag: 'Wait' }
    return orderToken === undefined ? { _tag: 'Order' } : { _tag: 'Charge', orderToken }
  }
  if (nextDay > daysAfter(today, NOTICE_DAYS)) return { _tag: 'Wait' }
  return { _tag: 'Tell', nextDay: nextDay > today ? nextDay : daysAfter(today, 1) }
}

/** How often a delivery is tried, and the days between. */
export const MOST_TRIES = 3
export const DAYS_BETWEEN_TRIES = 2

/**
 * After a refusal: it is tried again some days later, and paused when it was tried often enough, or at once when nobody knows whether
 * the card has paid: that is for its owner to find out.
 */
export const afterRefusal = (subscription: Subscription, trouble: RenewalTrouble, today: string): Subscription => {
  const tries = subscription.tries + 1
  const { againOn: _again, ...refused } = { ...subscription, tries, trouble }
  return tries < MOST_TRIES && trouble !== 'card_silent' ? { ...refused, againOn: daysAfter(today, DAYS_BETWEEN_TRIES) } : paused(refused)
}
