import type { SubscriptionRefusal } from '../../../domain/subscription/subscription-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const subscriptionWords: WordsFor<SubscriptionRefusal> = {
  TooManySubscriptions: ({ maximum }) => message('error.too_many_subscriptions', { maximum }),
}
