import * as E from 'fp-ts/lib/Either.js'
import { ReadReviews } from '../../application/storefront/rating/read-reviews.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import type { Injector } from '../binding/injector.ts'
import type { ProductPageData } from './product-page-data.ts'
import { toReviewsData } from './reviews-data.ts'

/** With what buyers think of it; a page without that is better than no page. What nobody rated is not asked about. */
export const withReviews = async (injector: Injector, product: ProductPageData, search: URLSearchParams): Promise<ProductPageData> => {
  if (product.rating === undefined) return product
  const page = readWholeNumber(search.get('reviews'), IDS) ?? 1
  const found = await injector.get(ReadReviews)(product.id, page)()
  return E.isRight(found) ? { ...product, reviews: toReviewsData(found.right, search, page) } : product
}
