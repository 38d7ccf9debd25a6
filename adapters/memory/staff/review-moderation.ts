import * as E from 'fp-ts/lib/Either.js'
import type { ReviewModeration } from '../../../application/commerce/staff/review-moderation.port.ts'
import { onePage } from '../../../domain/listing/one-page.ts'
import type { SubmittedReview } from '../../../domain/rating/submitted-rating.ts'
import type { ReviewState } from '../../../domain/rating/review-state.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { ModeratedReview } from '../../../domain/staff/moderate-review.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import { atOnce } from '../at-once.ts'
import { storeRating } from '../rating/stored-rating.ts'
import type { StoredRating, ShopState } from '../shop-state.ts'

const moderatedOf = ({ id, productId, stars, review, reviewVersion: version = 0 }: StoredRating): readonly ModeratedReview[] =>
  (review === undefined ? [] : [{ id, productId, stars, review, version }])

const byAge = (one: ModeratedReview, other: ModeratedReview): number =>
  one.review.writtenAt.localeCompare(other.review.writtenAt) || one.id - other.id

export const openReviewModeration = (state: ShopState): ReviewModeration => ({
  list: (wanted, at) =>
    atOnce(() => {
      const all = [...state.ratings.values()].flatMap(moderatedOf)
      const inState = (one: ReviewState) => all.filter(({ review }) => review.state === one)
      const oldestFirst = inState(wanted).toSorted(byAge)
      return E.right({
        reviews: onePage(wanted === 'held' ? oldestFirst : oldestFirst.toReversed(), at),
        counts: { held: inState('held').length, published: inState('published').length, rejected: inState('rejected').length },
      })
    }),
  moderate: <Refused>(id: number, decide: (found: ModeratedReview) => E.Either<Refused, SubmittedReview>, act: AuditEntry) =>
    atOnce((): E.Either<Refused | NotFound<'review'>, void> => {
      const rating = state.ratings.get(id)
      const [found] = rating === undefined ? [] : moderatedOf(rating)
      if (rating === undefined || found === undefined) return E.left({ _tag: 'NotFound', what: 'review' })
      const decided = decide(found)
      if (E.isLeft(decided)) return decided
      storeRating(state, { ...rating, review: decided.right, reviewVersion: found.version + 1 })
      state.auditEntries.push(act)
      return E.right(undefined)
    }),
})
