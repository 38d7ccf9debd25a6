import * as E from 'fp-ts/lib/Either.js'
import { ReadReviews } from '../../application/storefront/rating/read-reviews.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import type { Injector } from '../binding/injector.ts'
import type { ProductPageData } from './product-page-data.ts'
import { toReviewsData } from './reviews-data.ts'

/** What buyers think of a product; a page without that is better than no page. What nobody rated is not asked about. */
export const reviewsOf = async (
  injector: Injector,
  { id, rating }: ProductPageData,
  search: URLSearchParams,
): Promise<Pick<ProductPageData, 'reviews'>> => {
  if (rating === undefined) return {}
  const page = readWholeNumber(search.get('reviews'), IDS) ?? 1
  const found = await injector.get(ReadReviews)(id, page)()
  return E.isRight(found) ? { reviews: toReviewsData(found.right, search, page) } : {}
}
