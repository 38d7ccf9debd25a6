import { describe, expect, it } from 'vitest'
import { maximumQuantity, RECOMMENDATION_MAX } from '../../../domain/product/maximum-quantity.ts'
import { clampQuantity } from '../../../domain/quantity/quantity.ts'
import { productId } from '../../support/builders/product.ts'

const settings = { maxQuantity: 20, singleProductId: productId(7) }

describe('the most packs of a product', () => {
  it('CC-QTY-06 is one for the single product, whatever else is said, and the theme value for others', () => {
    const maximum = maximumQuantity({ productId: productId(7), settings, override: 50, isRecommendation: true })
    expect(maximum).toBe(1)
    expect(clampQuantity(5, maximum)).toBe(1)
    expect(maximumQuantity({ productId: productId(8), settings })).toBe(20)
  })

  it('CC-QTY-07 may be overridden for a normal product', () => {
    expect(maximumQuantity({ productId: productId(8), settings, override: 50 })).toBe(50)
    expect(maximumQuantity({ productId: productId(8), settings, override: 50, isRecommendation: true })).toBe(50)
    expect(maximumQuantity({ productId: productId(8), settings, override: undefined })).toBe(20)
    expect(maximumQuantity({ productId: productId(7), settings, override: undefined })).toBe(1)
  })

  it('CC-CONST-12 is 99 for a recommended product', () => {
    expect(RECOMMENDATION_MAX).toBe(99)
    expect(maximumQuantity({ productId: productId(8), settings, isRecommendation: true })).toBe(RECOMMENDATION_MAX)
    expect(maximumQuantity({ productId: productId(8), settings, isRecommendation: false })).toBe(20)
  })

  it('is 99 where no theme says anything', () => {
    expect(maximumQuantity({ productId: productId(8), settings: {} })).toBe(99)
  })
})
