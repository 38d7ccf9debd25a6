import type { Cart, CreatedFrom } from '../cart/cart.ts'
import { boughtLines } from '../product/gift-line.ts'
import type { ProductCard } from '../catalogue/product-card.ts'
import type { Product } from '../product/product.ts'
import type { ProductType } from '../product/product-type.ts'

export type RecommendedProduct = { readonly position: number; readonly card: ProductCard }

/** Products that go with a cart, each with its place from 1 (Commerce §3). Without products there is nothing to show. */
export type Recommendation = {
  readonly recommendationId: string
  /** The kind of goods that is recommended. */
  readonly category: string
  readonly products: readonly RecommendedProduct[]
}

/** As many as stand beside a cart without hiding it. */
export const MOST_RECOMMENDED = 4

export const numbered = (cards: readonly ProductCard[], most = MOST_RECOMMENDED): readonly RecommendedProduct[] =>
  cards.slice(0, most).map((card, index) => ({ position: index + 1, card }))

/** By their places, whatever order they came in. */
export const inOrder = (products: readonly RecommendedProduct[]): readonly RecommendedProduct[] =>
  products.toSorted((one, other) => one.position - other.position)

/** Whoever wears lenses needs care for them, and drops; anything else leads to nothing (Commerce §7). */
export const careFor = (category: ProductType): readonly ProductType[] =>
  category === 'lens' || category === 'fun_lens' ? ['lenscare', 'humidifier', 'eye_care'] : []

export const recommendedTypes = (cart: Pick<Cart, 'lines'>): readonly ProductType[] =>
  [...new Set(boughtLines(cart.lines).flatMap(({ category }) => careFor(category)))]

/** Another pack of what lies in the cart is no news either (decision A63). */
export const isNews = (cart: Pick<Cart, 'lines'>, known: readonly Product[]) => {
  const ids = new Set(cart.lines.map(({ productId }) => productId))
  const groups = new Set(known.filter(({ id }) => ids.has(id)).map(({ group }) => group.key))
  return (product: Product): boolean => !ids.has(product.id) && !groups.has(product.group.key)
}

/** What a line says that was added from the place `position` of a recommendation shown in the cart (Commerce §3). */
export const createdFromRecommendation = (
  { recommendationId }: Pick<Recommendation, 'recommendationId'>,
  itemPosition: number,
): CreatedFrom => ({ type: 'recommendation', recommendationId, source: 'cart', itemPosition })
