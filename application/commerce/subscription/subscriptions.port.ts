import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { IdempotentRequest } from '../../../domain/idempotency-key.ts'
import type { KeyReused } from '../../../domain/keyed-request.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { SubscriptionToken } from '../../../domain/subscription/letter-token.ts'
import type { TooManySubscriptions } from '../../../domain/subscription/subscription-refusal.ts'
import type { Subscription } from '../../../domain/subscription/subscription.ts'
import type { OrderToken } from '../../../domain/order/order.ts'

export type SubscriptionNotFound = NotFound<'subscription'>

/** Subscriptions as their owners want them. Every question but a letter's names the owner: nobody else's is ever answered. */
export interface Subscriptions {
  /** The oldest first. */
  readonly list: (owner: AccountId) => TaskEither<ServiceUnavailable, readonly Subscription[]>
  /**
   * Keeps a new one, if its account may have one more, however many are begun at once; a reminder of the order it takes over, if it
   * does, ends with that. A request that its account repeats stores nothing and is answered with the subscription it started; another
   * request with the same key is refused.
   */
  readonly add: (
    subscription: Omit<Subscription, 'id'>, request: IdempotentRequest, order?: OrderToken,
  ) => TaskEither<TooManySubscriptions | KeyReused | ServiceUnavailable, Subscription>
  /** Changes these of one owner, all or none; `all` are those there are. */
  readonly change: <Refused>(
    owner: AccountId,
    ids: readonly number[] | 'all',
    decide: (subscription: Subscription) => Either<Refused, Subscription>,
  ) => TaskEither<Refused | SubscriptionNotFound | ServiceUnavailable, readonly Subscription[]>
  readonly remove: (owner: AccountId, id: number) => TaskEither<SubscriptionNotFound | ServiceUnavailable, void>
  /** Changes the one a letter speaks of, whosever it is; `day` is that of the letter's delivery. A token of no letter does nothing. */
  readonly answer: (
    token: SubscriptionToken,
    decide: (subscription: Subscription, day: string) => Subscription,
  ) => TaskEither<ServiceUnavailable, void>
}
