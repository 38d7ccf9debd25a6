import type { Recommendation } from '../../domain/recommendation/recommendation.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { MaximumSettings } from '../../domain/product/maximum-quantity.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { toListedProduct } from '../listing/listed-product.ts'
import type { ListedProduct } from '../listing/listed-product.ts'
import { recommendedMaximum } from './recommended-item.ts'

type CardData = Pick<ListedProduct, 'id' | 'title' | 'to' | 'brand' | 'categoryPath' | 'image' | 'price' | 'pricePerUnit' | 'pack'>

/** Recommendations for a cart, in one language. */
export type RecommendationData = {
  readonly recommendationId: string
  readonly products: readonly (CardData & { readonly position: number; readonly maximum: number })[]
}

/** Undefined without products (Commerce §3). */
export const toRecommendationData = (
  { recommendationId, products }: Recommendation,
  locale: Locale,
  settings: MaximumSettings,
): RecommendationData | undefined =>
  products.length === 0
    ? undefined
    : {
        recommendationId,
        products: products.map(({ position, card }) => {
          const { id, title, to, brand, categoryPath, image, price, pricePerUnit, pack } = toListedProduct(card, locale)
          const maximum = recommendedMaximum(id, settings)
          return { position, maximum, id, title, to, brand, categoryPath, price, pack, ...omitUndefined({ image, pricePerUnit }) }
        }),
      }
