import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ReviewCounts } from '../../contract/staff/reviews.ts'
import type { PageRequest } from '../../../domain/listing/one-page.ts'
import type { SubmittedReview } from '../../../domain/rating/submitted-rating.ts'
import type { ReviewState } from '../../../domain/rating/review-state.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { ModeratedReview } from '../../../domain/staff/moderate-review.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'

/** Reviews as staff moderate them. */
export interface ReviewModeration {
  /** Held reviews with the oldest first, all others with the newest first; pages count from 1. */
  readonly list: (
    state: ReviewState, at: PageRequest,
  ) => TaskEither<ServiceUnavailable, { readonly reviews: readonly ModeratedReview[]; readonly counts: ReviewCounts }>
  /**
   * Decides on the review as it is at that moment and writes the audit entry in the same transaction. Two at once take turns; the rating
   * of the product follows.
   */
  readonly moderate: <Refused>(
    id: number, decide: (review: ModeratedReview) => Either<Refused, SubmittedReview>, act: AuditEntry,
  ) => TaskEither<Refused | NotFound<'review'> | ServiceUnavailable, void>
}
