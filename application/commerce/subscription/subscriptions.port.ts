import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { IdempotentRequest } from '../../../domain/idempotency-key.ts'
import type { KeyReused } from '../../../domain/keyed-request.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { SubscriptionToken } from '../../../domain/subscription/link-token.ts'
import type { TooManySubscriptions } from '../../../domain/subscription/subscription-refusal.ts'
import type { Subscription } from '../../../domain/subscription/subscription.ts'
import type { OrderToken } from '../../../domain/order/order.ts'

export type SubscriptionNotFound = NotFound<'subscription'>

/**
 * Subscriptions of customers. Every method but that for mail tokens takes the owner: no other customer's subscription is ever returned.
 */
export interface Subscriptions {
  /** Oldest first. */
  readonly list: (owner: AccountId) => TaskEither<ServiceUnavailable, readonly Subscription[]>
  /**
   * Stores a new one, if the account is below its limit, also with concurrent requests; a reminder of its order ends. A repeated request
   * stores nothing and returns the subscription it created; another request with the same key is refused.
   */
  readonly add: (
    subscription: Omit<Subscription, 'id'>, request: IdempotentRequest, order?: OrderToken,
  ) => TaskEither<TooManySubscriptions | KeyReused | ServiceUnavailable, Subscription>
  /** Changes these of one owner, all or none; `all` are all the owner has. */
  readonly change: <Refused>(
    owner: AccountId,
    ids: readonly number[] | 'all',
    decide: (subscription: Subscription) => Either<Refused, Subscription>,
  ) => TaskEither<Refused | SubscriptionNotFound | ServiceUnavailable, readonly Subscription[]>
  readonly remove: (owner: AccountId, id: number) => TaskEither<SubscriptionNotFound | ServiceUnavailable, void>
  /** Changes the subscription of a mail's token; `day` is that of the mail's delivery. An unknown token does nothing. */
  readonly changeByToken: (
    token: SubscriptionToken,
    decide: (subscription: Subscription, day: string) => Subscription,
  ) => TaskEither<ServiceUnavailable, void>
}
