import * as E from 'fp-ts/lib/Either.js'
import { ReadReviews } from '../../application/storefront/rating/read-reviews.ts'
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
  const result = await injector.get(ReadReviews)(id, page)()
  return E.isRight(result) ? { reviews: toReviewsData(result.right, search, page) } : {}
}
