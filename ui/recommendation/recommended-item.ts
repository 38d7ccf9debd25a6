import * as E from 'fp-ts/lib/Either.js'
import type { NewItem } from '../../application/storefront/cart/cart-gateway.port.ts'
import { makeProductId } from '../../domain/product/product.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { RECOMMENDATION_MAX } from '../../domain/product/maximum-quantity.ts'
import { clampQuantity } from '../../domain/quantity/quantity.ts'
import { readWholeNumber } from '../../domain/whole-number.ts'
import { createdFromRecommendation } from '../../domain/recommendation/recommendation.ts'

/** The item of a recommended product, which says where it came from (Commerce §3). */
export const recommendedItem = (
  productId: ProductId,
  quantity: unknown,
  recommendationId: string,
  position: number,
): NewItem => ({
  productId,
  option: {},
  quantity: clampQuantity(quantity, RECOMMENDATION_MAX),
  createdFrom: createdFromRecommendation({ recommendationId }, position),
})

/** The same out of a sent form; nothing where no product is named. */
export const sentRecommendation = (fields: { readonly [name: string]: string }): NewItem | undefined => {
  const id = makeProductId(fields['productId'])
  const position = readWholeNumber(fields['itemPosition'], { from: 1, to: Number.MAX_SAFE_INTEGER })
  return E.isLeft(id) || position === undefined
    ? undefined
    : recommendedItem(id.right, fields['quantity'], fields['recommendationId'] ?? '', position)
}
