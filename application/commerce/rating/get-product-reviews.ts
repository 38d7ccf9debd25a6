import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ProductId } from '../../../domain/product/product.ts'
import type { ShownReviews } from '../../../domain/rating/shown-reviews.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { findActiveProduct } from '../product/find-active-product.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { At } from '../shop/at.ts'
import type { ReviewRepository } from './review-repository.port.ts'

/** Ratings and reviews of a product in all its packs (Account §7); pages count from 1. */
export type GetProductReviews = (id: ProductId, page: number, at: At) => TE.TaskEither<Failure, ShownReviews>

export const makeGetProductReviews =
  (deps: { readonly products: ProductRepository; readonly reviews: ReviewRepository }): GetProductReviews =>
  (id, page, { locale }) =>
    pipe(findActiveProduct(deps)(id), TE.flatMap(({ group }) => deps.reviews.reviews(group.key, { locale, page })))
