import { describe, expect, it } from 'vitest'
import { maximumQuantity, RECOMMENDATION_MAX } from '../../../domain/product/maximum-quantity.ts'
import { clampQuantity } from '../../../domain/quantity/quantity.ts'
import { productId } from '../../support/builders/product.ts'

const settings = { maxQuantity: 20, singleProductId: productId(7) }

describe('the maximum quantity of a product', () => {
  it('AS-QTY-02 AS-QTY-03 CC-QTY-06 is one for the single product, and the theme value for others', () => {
    const maximum = maximumQuantity({ productId: productId(7), settings })
    expect(maximum).toBe(1)
    expect(clampQuantity(5, maximum)).toBe(1)
    expect(maximumQuantity({ productId: productId(8), settings })).toBe(20)
  })

  it('CC-CONST-12 is 99 for a recommended product', () => {
    expect(RECOMMENDATION_MAX).toBe(99)
  })

  it('is 99 if the theme sets none', () => {
    expect(maximumQuantity({ productId: productId(8), settings: {} })).toBe(99)
  })
})
