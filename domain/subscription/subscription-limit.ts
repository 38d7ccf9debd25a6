import * as E from 'fp-ts/lib/Either.js'
import { SUBSCRIPTION_LIMIT } from '../limits/limits.ts'
import type { TooManySubscriptions } from './subscription-refusal.ts'

/** Whether an account may start another subscription; paused ones count, as each may be resumed at any time. */
export const checkSubscriptionLimit = (stored: number): E.Either<TooManySubscriptions, void> =>
  stored < SUBSCRIPTION_LIMIT ? E.right(undefined) : E.left({ _tag: 'TooManySubscriptions', maximum: SUBSCRIPTION_LIMIT })
