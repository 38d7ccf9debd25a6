import type { ratingContract } from '../../contract/rating.ts'
import type { UseCases } from '../operation.ts'
import { makeAddProductRating } from './add-product-rating.ts'
import { makeGetOwnRatings } from './get-own-ratings.ts'
import { makeGetProductReviews, makeGetProductReviewScores } from './get-product-reviews.ts'
import { makeGetRateableProducts } from './get-rateable-products.ts'

export const ratingOperations = {
  getRateableProducts: makeGetRateableProducts,
  addProductRating: makeAddProductRating,
  getOwnRatings: makeGetOwnRatings,
  getProductReviews: makeGetProductReviews,
  getProductReviewScores: makeGetProductReviewScores,
} satisfies UseCases<typeof ratingContract>
