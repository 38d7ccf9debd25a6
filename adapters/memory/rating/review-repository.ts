import * as E from 'fp-ts/lib/Either.js'
import type { ReviewRepository } from '../../../application/commerce/rating/review-repository.port.ts'
import type { SubmittedRating } from '../../../domain/rating/submitted-rating.ts'
import { starCounts } from '../../../domain/rating/rating-figures.ts'
import { pageOfReviews, type Review } from '../../../domain/rating/shown-reviews.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

const toPublicReviews = ({ id, stars, review }: SubmittedRating): readonly Review[] => {
  if (review?.state !== 'published') return []
  const { state: _state, rejectedFor: _reason, ...publicReview } = review
  return [{ id, stars, ...publicReview }]
}

export const openReviewRepository = ({ ratings }: ShopState): ReviewRepository => ({
  reviews: (groupKey, { locale, page }) =>
    atomically(() => {
      const ofGroup = [...ratings.values()].filter((rating) => rating.groupKey === groupKey)
      const reviews = ofGroup.flatMap(toPublicReviews)
      return E.right({ counts: starCounts(ofGroup), reviews: pageOfReviews(reviews, locale, page), total: reviews.length })
    }),
})
