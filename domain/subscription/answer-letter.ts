import type { AttemptLimit } from '../attempts/attempt-limit.ts'
import type { LetterWish } from './letter-token.ts'
import { paused, withoutNextDelivery, type Subscription } from './subscription.ts'

/** Letters answered from one place: a household answers its few, a guesser gets nowhere. */
export const LETTER_LIMIT: AttemptLimit = { attempts: 20, window: 15 * 60 * 1000 }

/** A letter speaks of the delivery of one day: pressed again later, or after that was moved, it changes nothing. */
export const answeredLetter = (subscription: Subscription, day: string, wish: LetterWish, today: string): Subscription => {
  if (subscription.nextDay !== day || subscription.status === 'paused') return subscription
  return wish === 'pause' ? paused(subscription) : withoutNextDelivery(subscription, today)
}
