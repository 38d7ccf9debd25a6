import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ratingContract } from '../../contract/rating.ts'
import type { UseCase } from '../operation.ts'
import { findActiveProduct } from '../product/find-active-product.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { ReviewRepository } from './review-repository.port.ts'

type Deps = { readonly products: ProductRepository; readonly reviews: ReviewRepository }

/** Reviews of a product in all its packs (Account §7); pages count from 1. */
export const makeGetProductReviews =
  (deps: Deps): UseCase<typeof ratingContract.getProductReviews> =>
  ({ locale }, { productId, page }) =>
    pipe(findActiveProduct(deps)(productId), TE.flatMap(({ group }) => deps.reviews.reviews(group.key, { locale, page })))

/** How often each number of stars was given to a product in all its packs. */
export const makeGetProductReviewScores =
  (deps: Deps): UseCase<typeof ratingContract.getProductReviewScores> =>
  ({ locale }, { productId }) =>
    pipe(
      findActiveProduct(deps)(productId),
      TE.flatMap(({ group }) => deps.reviews.reviews(group.key, { locale, page: 1 })),
      TE.map(({ counts }) => counts),
    )
