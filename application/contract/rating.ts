import type { ProductId } from '../../domain/product/product.ts'
import type { OwnRating, RateableProduct } from '../../domain/rating/rateable-product.ts'
import type { StarCounts } from '../../domain/rating/rating-figures.ts'
import type { RatingAccount, RatingRequest } from '../../domain/rating/rating-request.ts'
import type { ShownReviews } from '../../domain/rating/shown-reviews.ts'
import { none, operation, type } from './operation.ts'

type OfProduct = { readonly productId: ProductId }

/** Ratings of purchased products, and the reviews of a product. */
export const ratingContract = {
  /** The last bought first. */
  getRateableProducts: operation({
    input: type<{ readonly account: RatingAccount }>(), output: type<readonly RateableProduct[]>(), refusals: ['NotFound'],
    permission: 'customer',
  }),
  addProductRating: operation({
    input: type<RatingRequest>(), output: type<OwnRating>(), refusals: ['NotFound'], permission: 'customer',
  }),
  /** The newest first. */
  getOwnRatings: operation({ input: none, output: type<readonly OwnRating[]>(), refusals: [], permission: 'customer' }),
  /** Those in the requested language first; pages count from 1. */
  getProductReviews: operation({
    input: type<OfProduct & { readonly page: number }>(), output: type<Omit<ShownReviews, 'counts'>>(),
    refusals: ['Malformed', 'NotFound'],
    permission: 'anyone',
  }),
  getProductReviewScores: operation({
    input: type<OfProduct>(), output: type<StarCounts>(), refusals: ['NotFound'], permission: 'anyone',
  }),
}
