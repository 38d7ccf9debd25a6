import type { RejectionReason } from '../../../domain/rating/rejection-reason.ts'
import type { ReviewState } from '../../../domain/rating/review-state.ts'
import type { ModeratedReview } from '../../../domain/staff/moderate-review.ts'
import { operation, type } from '../operation.ts'

/** A review with the title of its product in the caller's language; without it where the shop no longer knows the product. */
export type QueuedReview = ModeratedReview & { readonly title?: string }

export type ReviewCounts = { readonly [state in ReviewState]: number }

export type ReviewResults = {
  readonly reviews: readonly QueuedReview[]
  /** Of the requested state. */
  readonly total: number
  readonly pages: number
  readonly counts: ReviewCounts
}

/** A review in the version that the caller has seen. */
export type ReviewVersion = { readonly id: number; readonly version: number }

const seen = type<ReviewVersion>()
const nothing = type<void>()
const MODERATION = ['NotFound', 'WrongReviewState', 'ChangedMeanwhile'] as const

/** Reviews of products. */
export const staffReviewContract = {
  listReviews: operation({
    input: type<{ readonly state: ReviewState; readonly page: number }>(), output: type<ReviewResults>(), refusals: ['Malformed'],
    permission: 'reviews:write',
  }),
  publishReview: operation({ input: seen, output: nothing, refusals: MODERATION, permission: 'reviews:write' }),
  rejectReview: operation({
    input: type<ReviewVersion & { readonly reason: RejectionReason }>(), output: nothing, refusals: MODERATION,
    permission: 'reviews:write',
  }),
  replyToReview: operation({
    input: type<ReviewVersion & { readonly text: string }>(), output: nothing, refusals: [...MODERATION, 'InvalidReply'],
    permission: 'reviews:write',
  }),
  deleteReviewReply: operation({ input: seen, output: nothing, refusals: MODERATION, permission: 'reviews:write' }),
}
