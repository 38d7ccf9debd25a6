import { sequenceT } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import type { Injector } from '../binding/injector.ts'
import type { ProductPageData } from './product-page-data.ts'
import { toReviewsData } from './reviews-data.ts'

/** The reviews of a product; optional. Not loaded for a product without ratings. */
export const reviewsOf = async (
  injector: Injector,
  { id, rating }: ProductPageData,
  search: URLSearchParams,
): Promise<Pick<ProductPageData, 'reviews'>> => {
  if (rating === undefined) return {}
  const page = readWholeNumber(search.get('reviews'), IDS) ?? 1
  const { rating: ratings } = injector.get(Shop)
  const result = await sequenceT(TE.ApplyPar)(
    ratings.getProductReviews({ productId: id, page }), ratings.getProductReviewScores({ productId: id }),
  )()
  if (E.isLeft(result)) return {}
  const [written, counts] = result.right
  return { reviews: toReviewsData({ ...written, counts }, search, page) }
}
