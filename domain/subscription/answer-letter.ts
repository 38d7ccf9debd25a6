import type { LetterWish } from './letter-token.ts'
import { paused, withoutNextDelivery, type Subscription } from './subscription.ts'

/** A letter speaks of the delivery of one day: pressed again later, or after that was moved, it changes nothing. */
export const answeredLetter = (subscription: Subscription, day: string, wish: LetterWish, today: string): Subscription => {
  if (subscription.nextDay !== day || subscription.status === 'paused') return subscription
  return wish === 'pause' ? paused(subscription) : withoutNextDelivery(subscription, today)
}
