import * as E from 'fp-ts/lib/Either.js'
import { flow } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type {
  QueuedReview, ReviewCounts, ReviewResults, ReviewVersion, staffReviewContract,
} from '../../../application/contract/staff/reviews.ts'
import { readRatingId } from '../../../domain/rating/rating-id.ts'
import type { RejectionReason } from '../../../domain/rating/rejection-reason.ts'
import { REVIEW_STATES } from '../../../domain/rating/review-state.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { reviewListQuery } from '../../../domain/staff/list-queries.ts'
import { as, list, optional } from '../codec/field.ts'
import { closedRecord, record } from '../codec/record.ts'
import { CredentialsChanged } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, queryRequest } from '../operations/request-forms.ts'
import { OwnReviewRecord, RejectionReasonCode, StarsNumber } from '../rating/rating.codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'
import { counted, pageParameter } from './staff-queries.ts'

type Version = Pick<ReviewVersion, 'version'>
type Rejection = Version & { readonly reason: RejectionReason }
type Reply = Version & { readonly text: string }

const QueuedRecord = record<QueuedReview>('QueuedReview', {
  id: t.number, version: t.number, productId: ProductIdNumber, title: as('product_title', optional(t.string)),
  stars: as('rating', StarsNumber), review: OwnReviewRecord,
})
const ReviewsRecord = record<ReviewResults>('QueuedReviews', {
  reviews: as('hydra:member', list(QueuedRecord)), ...counted,
  counts: record<ReviewCounts>('ReviewCounts', { held: t.number, published: t.number, rejected: t.number }),
})

const ofReview = {
  id: {
    name: 'review_id',
    read: flow(readRatingId, E.fromNullable<Failure>({ _tag: 'NotFound', what: 'review' })),
    write: (id: number) => id,
  },
}
const version = { version: t.number }
const RejectRequest = closedRecord<Rejection>('ReviewRejection', { ...version, reason: RejectionReasonCode })
const ReplyRequest = closedRecord<Reply>('ReviewReplyRequest', { ...version, text: TypedText })

/** A decision that consists only of the version of the review it was made on. */
const decision = bodyRequest(closedRecord<Version>('ReviewVersion', version), ofReview)
const changed = reply(CredentialsChanged)

export const staffReviewRoutes: Routes<typeof staffReviewContract> = {
  listReviews: route(
    'GET /api/staff/reviews', 'List reviews by state: held ones oldest first, others newest first',
    queryRequest([{ name: 'state', schema: { type: 'string', enum: REVIEW_STATES } }, pageParameter], {
      read: reviewListQuery, write: ({ state, page }) => ({ state, page }),
    }),
    reply(ReviewsRecord),
  ),
  publishReview: route(
    'POST /api/staff/reviews/{review_id}/publish', 'Publish a held review, if unchanged since it was read',
    decision, changed,
  ),
  rejectReview: route(
    'POST /api/staff/reviews/{review_id}/reject', 'Reject a held or published review with a reason shown to its author',
    bodyRequest(RejectRequest, ofReview),
    changed,
  ),
  replyToReview: route(
    'PUT /api/staff/reviews/{review_id}/reply', 'Create or replace the shop’s reply to a published review',
    bodyRequest(ReplyRequest, ofReview),
    changed,
  ),
  deleteReviewReply: route(
    'POST /api/staff/reviews/{review_id}/reply/delete', 'Delete the shop’s reply to a review', decision, changed,
  ),
}
