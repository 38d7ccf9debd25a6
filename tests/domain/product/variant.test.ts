import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeVariant, variantId } from '../../../domain/product/variant.ts'
import { aProduct, productId } from '../../support/builders/product.ts'

describe('a variant', () => {
  it('is identified by its product and its values in display order', () => {
    expect(variantId(productId(1001), { radius: 8.6, sphere: -2.25 })).toBe('1001:sphere=-2.25:radius=8.6')
    expect(variantId(productId(1001), {})).toBe('1001')
    expect(variantId(productId(1001), { sphere: -0 })).toBe('1001:sphere=0')
    expect(variantId(productId(1001), { add: 2 })).toBe(variantId(productId(1001), { add: '+2.00' }))
  })

  it('escapes characters of a colour that it uses itself', () => {
    expect(variantId(productId(5), { color: 'a:b=100%' })).toBe('5:color=a%3Ab%3D100%25')
    fc.assert(fc.property(fc.string(), fc.string(), (color, add) => {
      expect(variantId(productId(5), { color, add }).split(':')).toHaveLength(3)
      const swapped = variantId(productId(5), { color: add, add: color })
      expect(variantId(productId(5), { color, add }) === swapped).toBe(color === add)
    }))
  })

  it('exists only with values that are made, cleaned and in order', () => {
    expect(makeVariant(aProduct(), { diameter: 14, radius: 8.600000000000001, sphere: -2.25 })).toEqual(E.right({
      id: '1001:sphere=-2.25:radius=8.6:diameter=14',
      productId: 1001,
      option: { sphere: -2.25, radius: 8.6, diameter: 14 },
    }))
    expect(makeVariant(aProduct(), { sphere: -2.3, radius: 8.6, diameter: 14 }))
      .toEqual(E.left({ _tag: 'ValueNotMade', key: 'sphere' }))
  })
})
