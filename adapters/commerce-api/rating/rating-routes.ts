import * as E from 'fp-ts/lib/Either.js'
import { identity } from 'fp-ts/lib/function.js'
import type { ratingContract } from '../../../application/contract/rating.ts'
import { pageQuery } from '../../../domain/listing/read-query.ts'
import type { RatingRequest } from '../../../domain/rating/rating-request.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, checkedRequest, noInput, ofProduct, pathRequest, queryRequest } from '../operations/request-forms.ts'
import {
  AddRatingRequest, type EitherRating, OwnRatingRecord, OwnRatingsRecord, RateableRequest, RateablesRecord,
} from './rating.codec.ts'
import { ReviewsRecord, ScoresRecord } from './review.codec.ts'

const EITHER: Failure = { _tag: 'Malformed', violations: [{ path: 'rating', key: 'validation.invalid_value' }] }

const ratingOf = ({ rating, review, ...about }: EitherRating): E.Either<Failure, RatingRequest> => {
  if (rating !== undefined) return E.right({ ...about, rating })
  return review === undefined ? E.left(EITHER) : E.right({ ...about, review })
}

export const ratingRoutes = {
  getRateableProducts: route(
    'POST /api/customers/me/rateable-products', 'List purchased products not yet rated',
    bodyRequest(RateableRequest), reply(RateablesRecord),
  ),
  addProductRating: route(
    'POST /api/customers/me/ratings', 'Create or update a rating of a purchased product',
    checkedRequest(AddRatingRequest, { read: ratingOf, write: identity }), reply(OwnRatingRecord),
  ),
  getOwnRatings: route('GET /api/customers/me/ratings', 'List the customer’s ratings, newest first', noInput, reply(OwnRatingsRecord)),
  getProductReviews: route(
    'GET /api/products/{product_id}/reviews', 'List the reviews of a product, those in the requested language first',
    queryRequest(query.reviews, { read: pageQuery, write: ({ page }) => ({ page }) }, ofProduct),
    reply(ReviewsRecord), { isPublic: true },
  ),
  getProductReviewScores: route(
    'GET /api/products/{product_id}/review-scores', 'Retrieve the rating summary of a product',
    pathRequest(ofProduct), reply(ScoresRecord), { isPublic: true },
  ),
} satisfies Routes<typeof ratingContract>
