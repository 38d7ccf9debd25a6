import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type * as t from 'io-ts'
import type { ratingContract } from '../../../application/contract/rating.ts'
import { pageQuery } from '../../../domain/listing/read-query.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { RatingAccount, RatingRequest } from '../../../domain/rating/rating-request.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { noInput, productOfPath, withBody, withoutBody } from '../operations/request-forms.ts'
import {
  accountOf, accountToWire, AddRatingRequest, OwnRatingCodec, OwnRatingsCodec, ownRatingToWire, RateableRequest, RateablesCodec,
  rateableToWire,
} from './rating.codec.ts'
import { ReviewsCodec, reviewsToWire, ScoresCodec, scoresToWire } from './review.codec.ts'

const EITHER: Failure = { _tag: 'Malformed', violations: [{ path: 'rating', key: 'validation.invalid_value' }] }

const ratingOf = ({ account, ...wire }: t.TypeOf<typeof AddRatingRequest>): E.Either<Failure, RatingRequest> => {
  const about = { catalog: wire.catalog, productId: wire.product_id, account: accountOf(account), locale: wire.locale }
  if (wire.rating !== undefined) return wire.review === undefined ? E.right({ ...about, rating: wire.rating }) : E.left(EITHER)
  return wire.review === undefined ? E.left(EITHER) : E.right({ ...about, review: wire.review })
}

const ratingToWire = (input: RatingRequest): t.TypeOf<typeof AddRatingRequest> => ({
  catalog: input.catalog, product_id: input.productId, account: accountToWire(input.account), locale: input.locale,
  ...('rating' in input ? { rating: input.rating } : { review: input.review }),
})

type OfProduct = { readonly productId: ProductId }
type Page = OfProduct & { readonly page: number }

export const ratingRoutes = {
  getRateableProducts: route(
    'POST /api/customers/me/rateable-products', 'List purchased products not yet rated',
    withBody<t.TypeOf<typeof RateableRequest>, { readonly account: RatingAccount }>({
      body: RateableRequest,
      encode: ({ account }, { shop: { brandChannel, salesChannel }, locale }) => ({
        body: {
          account: accountToWire(account),
          product_parameters: { brand_channel: brandChannel, sales_channel: salesChannel, locale },
        },
      }),
      decode: ({ account }) => E.right({ account: accountOf(account) }),
    }),
    replyWith(RateablesCodec, (products) => ({ 'hydra:member': products.map(rateableToWire) })),
  ),
  addProductRating: route(
    'POST /api/customers/me/ratings', 'Create or update a rating of a purchased product',
    withBody<t.TypeOf<typeof AddRatingRequest>, RatingRequest>({
      body: AddRatingRequest,
      encode: (input) => ({ body: ratingToWire(input) }),
      decode: ratingOf,
    }),
    replyWith(OwnRatingCodec, ownRatingToWire),
  ),
  getOwnRatings: route(
    'GET /api/customers/me/ratings', 'List the customer’s ratings, newest first',
    noInput,
    replyWith(OwnRatingsCodec, (ratings) => ({ 'hydra:member': ratings.map(ownRatingToWire) })),
  ),
  getProductReviews: route(
    'GET /api/products/{product_id}/reviews', 'List the reviews of a product, those in the requested language first',
    withoutBody<Page>({
      query: query.reviews,
      encode: ({ productId, page }) => ({ path: { product_id: productId }, query: [['page', String(page)]] }),
      decode: (request) => pipe(
        productOfPath(request), E.flatMap((productId) => pipe(pageQuery(request.query), E.map(({ page }) => ({ productId, page }))))),
    }),
    replyWith(ReviewsCodec, reviewsToWire),
    { isPublic: true },
  ),
  getProductReviewScores: route(
    'GET /api/products/{product_id}/review-scores', 'Retrieve the rating summary of a product',
    withoutBody<OfProduct>({
      encode: ({ productId }) => ({ path: { product_id: productId } }),
      decode: (request) => pipe(productOfPath(request), E.map((productId) => ({ productId }))),
    }),
    replyWith(ScoresCodec, scoresToWire),
    { isPublic: true },
  ),
} satisfies Routes<typeof ratingContract>
