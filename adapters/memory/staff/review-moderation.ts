import * as E from 'fp-ts/lib/Either.js'
import type { ReviewModeration } from '../../../application/commerce/staff/review-moderation.port.ts'
import { onePage } from '../../../domain/listing/one-page.ts'
import type { SubmittedReview } from '../../../domain/rating/submitted-rating.ts'
import type { ReviewState } from '../../../domain/rating/review-state.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { ModeratedReview } from '../../../domain/staff/moderate-review.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import { atomically } from '../atomically.ts'
import { storeRating } from '../rating/stored-rating.ts'
import type { StoredRating, ShopState } from '../shop-state.ts'

const moderatedOf = ({ id, productId, stars, review, reviewVersion: version = 0 }: StoredRating): readonly ModeratedReview[] =>
  (review === undefined ? [] : [{ id, productId, stars, review, version }])

const byAge = (left: ModeratedReview, right: ModeratedReview): number =>
  left.review.writtenAt.localeCompare(right.review.writtenAt) || left.id - right.id

export const openReviewModeration = (state: ShopState): ReviewModeration => ({
  list: (listed, at) =>
    atomically(() => {
      const all = [...state.ratings.values()].flatMap(moderatedOf)
      const inState = (reviewState: ReviewState) => all.filter(({ review }) => review.state === reviewState)
      const oldestFirst = inState(listed).toSorted(byAge)
      return E.right({
        reviews: onePage(listed === 'held' ? oldestFirst : oldestFirst.toReversed(), at),
        counts: { held: inState('held').length, published: inState('published').length, rejected: inState('rejected').length },
      })
    }),
  moderate: <Refused>(id: number, decide: (review: ModeratedReview) => E.Either<Refused, SubmittedReview>, auditEntry: AuditEntry) =>
    atomically((): E.Either<Refused | NotFound<'review'>, void> => {
      const rating = state.ratings.get(id)
      const [review] = rating === undefined ? [] : moderatedOf(rating)
      if (rating === undefined || review === undefined) return E.left({ _tag: 'NotFound', what: 'review' })
      const decided = decide(review)
      if (E.isLeft(decided)) return decided
      storeRating(state, { ...rating, review: decided.right, reviewVersion: review.version + 1 })
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
})
