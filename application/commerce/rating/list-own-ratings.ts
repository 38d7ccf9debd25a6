import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { toOwnRating, type OwnRating } from '../../../domain/rating/rateable-product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { ProductBook } from '../product/product-book.port.ts'
import type { Callers } from '../shop/request-context.ts'
import type { RatingBook } from './rating-book.port.ts'

/** What a customer rated, the newest first; of what the shop no longer knows there is nothing to show. */
export type ListOwnRatings = (caller: Callers['customer']) => TE.TaskEither<ServiceUnavailable, readonly OwnRating[]>

export const makeListOwnRatings =
  ({ products, ratings }: { readonly products: ProductBook; readonly ratings: RatingBook }): ListOwnRatings =>
  ({ owner, locale }) =>
    pipe(
      ratings.own(owner),
      TE.bindTo('given'),
      TE.bind('products', ({ given }) => products.products(given.map(({ productId }) => productId))),
      TE.map(({ given, products: known }) => {
        const byId = new Map(known.map((product) => [product.id, product]))
        return given.flatMap((one) => {
          const product = byId.get(one.productId)
          return product === undefined ? [] : [toOwnRating(product, one, locale)]
        })
      }),
    )
