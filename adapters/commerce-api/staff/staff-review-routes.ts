import * as E from 'fp-ts/lib/Either.js'
import { reviewListQuery } from '../../../domain/staff/list-queries.ts'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type { QueuedReview, ReviewResults, ReviewVersion, staffReviewContract } from '../../../application/contract/staff/reviews.ts'
import { readRatingId } from '../../../domain/rating/rating-id.ts'
import { REVIEW_STATES } from '../../../domain/rating/review-state.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { orNull, orUndefined } from '../codec/or-null.ts'
import { CredentialsChanged } from '../identity/security.codec.ts'
import { route, type RequestParts, type Routes } from '../operations/operation.ts'
import { reply, replyWith } from '../operations/reply-forms.ts'
import { withoutBody, withBody } from '../operations/request-forms.ts'
import { OwnReviewWire, RejectionReasonCode, reviewOf, reviewToWire, StarsNumber } from '../rating/rating.codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'
import { pageParameter } from './staff-queries.ts'

const QueuedWire = t.strict(
  {
    id: t.number, version: t.number, product_id: ProductIdNumber, product_title: nullable(t.string), rating: StarsNumber,
    review: OwnReviewWire,
  },
  'QueuedReview',
)
const ReviewsWire = t.strict(
  {
    'hydra:member': t.readonlyArray(QueuedWire), 'hydra:totalItems': t.number, pages: t.number,
    counts: t.strict({ held: t.number, published: t.number, rejected: t.number }, 'ReviewCounts'),
  },
  'QueuedReviews',
)
type QueuedWire = t.TypeOf<typeof QueuedWire>
const queuedOf = ({ product_id: productId, product_title: title, rating: stars, review, ...wire }: QueuedWire): QueuedReview =>
  ({ ...wire, productId, stars, review: reviewOf(review), ...omitUndefined({ title: orUndefined(title) }) })
const queuedToWire = ({ id, version, productId, title, stars, review }: QueuedReview): QueuedWire =>
  ({ id, version, product_id: productId, product_title: orNull(title), rating: stars, review: reviewToWire(review) })
const ReviewsCodec = codecFrom('QueuedReviews', ReviewsWire, (wire) => E.right<never, ReviewResults>({
  reviews: wire['hydra:member'].map(queuedOf), total: wire['hydra:totalItems'], pages: wire.pages, counts: wire.counts,
}))
const reviewsToWire = ({ reviews, total, pages, counts }: ReviewResults): t.TypeOf<typeof ReviewsWire> =>
  ({ 'hydra:member': reviews.map(queuedToWire), 'hydra:totalItems': total, pages, counts })

const ReviewVersionRequest = closed('ReviewVersion', { version: t.number })
const RejectRequest = closed('ReviewRejection', { version: t.number, reason: RejectionReasonCode })
const ReplyRequest = closed('ReviewReplyRequest', { version: t.number, text: TypedText })

const NO_REVIEW: Failure = { _tag: 'NotFound', what: 'review' }
const idOf = ({ path }: RequestParts): E.Either<Failure, number> => E.fromNullable(NO_REVIEW)(readRatingId(path['review_id']))
const at = ({ id }: ReviewVersion) => ({ review_id: id })
const changed = reply(CredentialsChanged)

/** A decision that consists only of the version of the review it was made on. */
const reviewForm = withBody<t.TypeOf<typeof ReviewVersionRequest>, ReviewVersion>({
  body: ReviewVersionRequest,
  encode: ({ id, version }) => ({ path: at({ id, version }), body: { version } }),
  decode: ({ version }, request) => pipe(idOf(request), E.map((id) => ({ id, version }))),
})

export const staffReviewRoutes: Routes<typeof staffReviewContract> = {
  listReviews: route(
    'GET /api/staff/reviews', 'List reviews by state: held ones oldest first, others newest first',
    withoutBody({
      query: [{ name: 'state', schema: { type: 'string', enum: REVIEW_STATES } }, pageParameter],
      encode: ({ state, page }) => ({ query: [['state', state], ['page', String(page)]] }),
      decode: ({ query }) => reviewListQuery(query),
    }),
    replyWith(ReviewsCodec, reviewsToWire),
  ),
  publishReview: route(
    'POST /api/staff/reviews/{review_id}/publish', 'Publish a held review, if unchanged since it was read',
    reviewForm, changed,
  ),
  rejectReview: route(
    'POST /api/staff/reviews/{review_id}/reject', 'Reject a held or published review with a reason shown to its author',
    withBody({
      body: RejectRequest,
      encode: ({ reason, ...review }) => ({ path: at(review), body: { version: review.version, reason } }),
      decode: ({ version, reason }, request) => pipe(idOf(request), E.map((id) => ({ id, version, reason }))),
    }),
    changed,
  ),
  replyToReview: route(
    'PUT /api/staff/reviews/{review_id}/reply', 'Create or replace the shop’s reply to a published review',
    withBody({
      body: ReplyRequest,
      encode: ({ text, ...review }) => ({ path: at(review), body: { version: review.version, text } }),
      decode: ({ version, text }, request) => pipe(idOf(request), E.map((id) => ({ id, version, text }))),
    }),
    changed,
  ),
  deleteReviewReply: route(
    'POST /api/staff/reviews/{review_id}/reply/delete', 'Delete the shop’s reply to a review', reviewForm, changed,
  ),
}
