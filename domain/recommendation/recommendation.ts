import type { Cart, CreatedFrom } from '../cart/cart.ts'
import { boughtLines } from '../product/gift-line.ts'
import type { ProductCard } from '../catalogue/product-card.ts'
import type { Product } from '../product/product.ts'
import type { ProductType } from '../product/product-type.ts'

export type RecommendedProduct = { readonly position: number; readonly card: ProductCard }

/** Recommended products for a cart, each with its position from 1 (Commerce §3). Without products nothing is shown. */
export type Recommendation = {
  readonly recommendationId: string
  /** The recommended product type. */
  readonly category: string
  readonly products: readonly RecommendedProduct[]
}

/** As many as fit beside a cart. */
export const MAX_RECOMMENDED = 4

export const numbered = (cards: readonly ProductCard[], maximum = MAX_RECOMMENDED): readonly RecommendedProduct[] =>
  cards.slice(0, maximum).map((card, index) => ({ position: index + 1, card }))

/** Sorted by position. */
export const inOrder = (products: readonly RecommendedProduct[]): readonly RecommendedProduct[] =>
  products.toSorted((one, other) => one.position - other.position)

/** Lens wearers need care products and drops; other products lead to no recommendation (Commerce §7). */
export const careFor = (category: ProductType): readonly ProductType[] =>
  category === 'lens' || category === 'fun_lens' ? ['lenscare', 'humidifier', 'eye_care'] : []

export const recommendedTypes = (cart: Pick<Cart, 'lines'>): readonly ProductType[] =>
  [...new Set(boughtLines(cart.lines).flatMap(({ category }) => careFor(category)))]

/** Another pack of a product in the cart is not recommended either (decision A63). */
export const isNewToCart = (cart: Pick<Cart, 'lines'>, products: readonly Product[]) => {
  const ids = new Set(cart.lines.map(({ productId }) => productId))
  const groups = new Set(products.filter(({ id }) => ids.has(id)).map(({ group }) => group.key))
  return (product: Product): boolean => !ids.has(product.id) && !groups.has(product.group.key)
}

/** The origin of a line that was added from a recommendation shown in the cart (Commerce §3). */
export const createdFromRecommendation = (
  { recommendationId }: Pick<Recommendation, 'recommendationId'>,
  itemPosition: number,
): CreatedFrom => ({ type: 'recommendation', recommendationId, source: 'cart', itemPosition })
