import { describe, expect, it } from 'vitest'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import {
  createdFromRecommendation, inOrder, isNewToCart, MAX_RECOMMENDED, numbered, recommendedTypes,
} from '../../../domain/recommendation/recommendation.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aSolution } from '../../support/builders/solution.ts'

const card = (id: number): ProductCard => ({ product: aSolution({ id }) }) as ProductCard

describe('a recommendation', () => {
  it('numbers its products from 1, four at most, and stores them by their numbers', () => {
    const products = numbered([1, 2, 3, 4, 5].map(card))
    expect(products.map(({ position }) => position)).toEqual([1, 2, 3, MAX_RECOMMENDED])
    expect(inOrder(products.toReversed())).toEqual(products)
  })

  it('offers care and drops with lenses, and nothing with a bottle or a gift', () => {
    expect(recommendedTypes(aCart({ lines: [aLine()] }))).toEqual(['lenscare', 'humidifier', 'eye_care'])
    expect(recommendedTypes(aCart({ lines: [aLine({ product: aSolution() }), aLine({ isTrial: true })] }))).toEqual([])
    expect(recommendedTypes(aCart({ lines: [aLine({ product: aSolution() }), aLine()] }))).toHaveLength(3)
    expect(recommendedTypes(aCart({ lines: [aLine({ product: aProduct({ category: 'fun_lens' }) })] }))).toHaveLength(3)
  })

  it('leaves out products in the cart, and their other packs', () => {
    const small = aSolution({ id: 2001, group: { key: 'opti' } })
    const large = aSolution({ id: 2002, group: { key: 'opti' } })
    const other = aSolution({ id: 2003 })
    const isNew = isNewToCart(aCart({ lines: [aLine(), aLine({ product: small })] }), [aProduct(), small])
    expect([small, large, other].filter(isNew)).toEqual([other])
    expect([large].filter(isNewToCart(aCart({ lines: [aLine()] }), [aProduct(), small]))).toEqual([large])
  })

  it('CC-ITEM-03 marks a line with the recommendation, the cart as its source and its position', () => {
    expect(createdFromRecommendation({ recommendationId: 'r1' }, 3)).toEqual({
      type: 'recommendation', recommendationId: 'r1', source: 'cart', itemPosition: 3,
    })
  })
})
