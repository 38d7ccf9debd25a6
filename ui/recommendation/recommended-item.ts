import * as E from 'fp-ts/lib/Either.js'
import type { NewItem } from '../../application/contract/cart.ts'
import { makeProductId } from '../../domain/product/product.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { maximumQuantity, RECOMMENDATION_MAX, type MaximumSettings } from '../../domain/product/maximum-quantity.ts'
import { clampQuantity } from '../../domain/quantity/quantity.ts'
import { readWholeNumber } from '../../domain/whole-number.ts'
import { createdFromRecommendation } from '../../domain/recommendation/recommendation.ts'

type Recommended = {
  readonly productId: ProductId
  readonly quantity: unknown
  readonly recommendationId: string
  readonly position: number
}

/** The maximum quantity of a recommended product. */
export const recommendedMaximum = (productId: ProductId, settings: MaximumSettings): number =>
  maximumQuantity({ productId, settings, override: RECOMMENDATION_MAX })

/** The cart item of a recommended product, with its origin (Commerce §3). */
export const recommendedItem = (
  { productId, quantity, recommendationId, position }: Recommended,
  settings: MaximumSettings,
): NewItem => ({
  productId,
  option: {},
  quantity: clampQuantity(quantity, recommendedMaximum(productId, settings)),
  createdFrom: createdFromRecommendation({ recommendationId }, position),
})

/** The same from a submitted form; undefined if it names no product. */
export const sentRecommendation = (fields: { readonly [name: string]: string }, settings: MaximumSettings): NewItem | undefined => {
  const id = makeProductId(fields['productId'])
  const position = readWholeNumber(fields['itemPosition'], { from: 1, to: Number.MAX_SAFE_INTEGER })
  if (E.isLeft(id) || position === undefined) return undefined
  const recommendationId = fields['recommendationId'] ?? ''
  return recommendedItem({ productId: id.right, quantity: fields['quantity'], recommendationId, position }, settings)
}
