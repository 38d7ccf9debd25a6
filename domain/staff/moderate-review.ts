import * as E from 'fp-ts/lib/Either.js'
import type { ProductId } from '../product/product.ts'
import type { SubmittedReview } from '../rating/submitted-rating.ts'
import type { RejectionReason } from '../rating/rejection-reason.ts'
import type { ReviewReply } from '../rating/review-reply.ts'
import type { ReviewState } from '../rating/review-state.ts'
import type { Stars } from '../rating/stars.ts'
import type { WrongReviewState } from './staff-refusal.ts'

/** A review as staff moderate it. Its author is not named beyond what the review shows. */
export type ModeratedReview = {
  readonly id: number
  readonly productId: ProductId
  readonly stars: Stars
  readonly review: SubmittedReview
  /** Incremented by each decision and reply, so that a decision refers to the version it was made on. */
  readonly version: number
}

export type ModerationCommand =
  | { readonly _tag: 'Publish' }
  | { readonly _tag: 'Reject'; readonly reason: RejectionReason }
  | { readonly _tag: 'Reply'; readonly reply: ReviewReply }
  | { readonly _tag: 'DeleteReply' }

/** The states in which a review accepts a command; a rejection is final. */
const ACCEPTED_IN: { readonly [Tag in ModerationCommand['_tag']]: readonly ReviewState[] } = {
  Publish: ['held'],
  Reject: ['held', 'published'],
  Reply: ['published'],
  DeleteReply: ['published'],
}

export const canModerate = (state: ReviewState, tag: ModerationCommand['_tag']): boolean => ACCEPTED_IN[tag].includes(state)

const moderated = (review: SubmittedReview, command: ModerationCommand): SubmittedReview => {
  const { reply: _reply, ...withoutReply } = review
  switch (command._tag) {
    case 'Publish': return { ...review, state: 'published' }
    // A reply to a rejected review would not be shown.
    case 'Reject': return { ...withoutReply, state: 'rejected', rejectedFor: command.reason }
    case 'Reply': return { ...review, reply: command.reply }
    case 'DeleteReply': return withoutReply
  }
}

/** held → published or rejected, published → rejected; the shop replies only to published reviews. */
export const moderateReview = (review: SubmittedReview, command: ModerationCommand): E.Either<WrongReviewState, SubmittedReview> =>
  canModerate(review.state, command._tag)
    ? E.right(moderated(review, command))
    : E.left({ _tag: 'WrongReviewState', state: review.state })
