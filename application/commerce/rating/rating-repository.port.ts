import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { SubmittedRating, SubmittedReview } from '../../../domain/rating/submitted-rating.ts'
import type { Stars } from '../../../domain/rating/stars.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'

/** Not purchased or already rated; both give the same response. */
export type NotRateable = NotFound<'product'>

export type NewRating = { readonly product: Product; readonly stars: Stars; readonly now: Date }

/** Ratings of customers; one per customer and lens. */
export interface RatingRepository {
  /** Newest first. */
  readonly own: (owner: AccountId) => TaskEither<ServiceUnavailable, readonly SubmittedRating[]>
  /** Saves a rating if the owner's orders, newest first, allow it, in one transaction. */
  readonly rate: <Refused>(
    owner: AccountId, rating: NewRating, decide: (orders: readonly Order[]) => Either<Refused, void>,
  ) => TaskEither<Refused | NotRateable | ServiceUnavailable, SubmittedRating>
  /** Adds the text to a rating that has none yet. */
  readonly review: (
    owner: AccountId, groupKey: string, review: SubmittedReview,
  ) => TaskEither<NotRateable | ServiceUnavailable, SubmittedRating>
}
