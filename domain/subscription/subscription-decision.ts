import { daysAfter } from '../shop/day-number.ts'
import type { OrderToken } from '../order/order.ts'
import type { RenewalTrouble } from './renewal-trouble.ts'
import { checkDueOn, NOTICE_DAYS, paused, type Subscription } from './subscription.ts'

/** The owner is notified of the next delivery; it is ordered; or it is checked again another day. */
export type SubscriptionDecision =
  | { readonly _tag: 'Tell'; readonly nextDay: string }
  | { readonly _tag: 'Order' }
  /** It was ordered, and its card is to be charged. */
  | { readonly _tag: 'Charge'; readonly orderToken: OrderToken }
  | { readonly _tag: 'Wait' }

/**
 * Decides what happens to a subscription on a day, by the first rule that applies. Nothing is ordered without notice to its owner: if
 * the mail could not be sent in time, the delivery waits until the day after it. Unverified e-mail addresses get no notice.
 */
export const subscriptionDecision = (
  subscription: Subscription, { today, isVerified }: { readonly today: string; readonly isVerified: boolean },
): SubscriptionDecision => {
  const { nextDay, notifiedFor, status, orderToken } = subscription
  if (status === 'paused' || !isVerified) return { _tag: 'Wait' }
  if (notifiedFor === nextDay) {
    if ((checkDueOn(subscription) ?? nextDay) > today) return { _tag: 'Wait' }
    return orderToken === undefined ? { _tag: 'Order' } : { _tag: 'Charge', orderToken }
  }
  if (nextDay > daysAfter(today, NOTICE_DAYS)) return { _tag: 'Wait' }
  return { _tag: 'Tell', nextDay: nextDay > today ? nextDay : daysAfter(today, 1) }
}

/** The maximum number of attempts for a delivery, and the days between them. */
export const MAX_TRIES = 3
export const DAYS_BETWEEN_TRIES = 2

/**
 * The subscription after a refusal: tried again some days later, and paused after the maximum number of attempts, or immediately if the
 * outcome of the charge is unknown: its owner has to clarify it.
 */
export const afterRefusal = (subscription: Subscription, trouble: RenewalTrouble, today: string): Subscription => {
  const tries = subscription.tries + 1
  const { retryOn: _again, ...refused } = { ...subscription, tries, trouble }
  return tries < MAX_TRIES && trouble !== 'card_unanswered'
    ? { ...refused, retryOn: daysAfter(today, DAYS_BETWEEN_TRIES) }
    : paused(refused)
}
