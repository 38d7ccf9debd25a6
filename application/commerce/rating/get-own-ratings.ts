import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { toOwnRating } from '../../../domain/rating/rateable-product.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { RatingRepository } from './rating-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { ratingContract } from '../../contract/rating.ts'

/** The customer's ratings, newest first, without those of products no longer in the catalogue. */
export type GetOwnRatings = UseCase<typeof ratingContract.getOwnRatings>

export const makeGetOwnRatings =
  ({ products, ratings }: { readonly products: ProductRepository; readonly ratings: RatingRepository }): GetOwnRatings =>
  ({ owner, locale }) =>
    pipe(
      ratings.own(owner),
      TE.bindTo('submitted'),
      TE.bind('products', ({ submitted }) => products.products(submitted.map(({ productId }) => productId))),
      TE.map(({ submitted, products: rated }) => {
        const byId = new Map(rated.map((product) => [product.id, product]))
        return submitted.flatMap((rating) => {
          const product = byId.get(rating.productId)
          return product === undefined ? [] : [toOwnRating(product, rating, locale)]
        })
      }),
    )
