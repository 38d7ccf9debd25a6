import * as E from 'fp-ts/lib/Either.js'
import type { NewRating, NotRateable, RatingRepository } from '../../../application/commerce/rating/rating-repository.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { SubmittedRating } from '../../../domain/rating/submitted-rating.ts'
import { atomically } from '../atomically.ts'
import { ordersOf } from '../order/order-history.ts'
import type { StoredRating, ShopState } from '../shop-state.ts'
import { submittedBy, storeRating } from './stored-rating.ts'

const notRateable: NotRateable = { _tag: 'NotFound', what: 'product' }

const withoutOwner = ({ owner: _who, reviewVersion: _version, ...rating }: StoredRating): SubmittedRating => rating

export const openRatingRepository = (state: ShopState): RatingRepository => {
  const ofGroup = (owner: AccountId, groupKey: string) => submittedBy(state, owner).find((rating) => rating.groupKey === groupKey)
  return {
    own: (owner) => atomically(() => E.right(submittedBy(state, owner).map(withoutOwner))),
    rate: <Refused>(owner: AccountId, { product, stars, now }: NewRating, decide: (orders: readonly Order[]) => E.Either<Refused, void>) =>
      atomically((): E.Either<Refused | NotRateable, SubmittedRating> => {
        const decided = decide(ordersOf(state, owner))
        if (E.isLeft(decided)) return decided
        if (ofGroup(owner, product.group.key) !== undefined) return E.left(notRateable)
        const rating = {
          id: Math.max(0, ...state.ratings.keys()) + 1, owner, productId: product.id, groupKey: product.group.key, stars,
          submittedAt: now.toISOString(),
        }
        storeRating(state, rating)
        return E.right(withoutOwner(rating))
      }),
    review: (owner, groupKey, review) =>
      atomically(() => {
        const rating = ofGroup(owner, groupKey)
        if (rating === undefined || rating.review !== undefined) return E.left(notRateable)
        const reviewed = { ...rating, review }
        storeRating(state, reviewed)
        return E.right(withoutOwner(reviewed))
      }),
  }
}
