import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_WISHES, readWishlist, withWishlistChange, type Wishlist } from '../../../domain/wishlist/wishlist.ts'
import type { ProductId } from '../../../domain/product/product.ts'

const ids = (...numbers: readonly number[]): Wishlist => numbers.map((id) => id as ProductId)
const inputOf = (id: number) => ({ id: id as ProductId, isWished: true })

describe('a wishlist', () => {
  it('starts with the latest product, and contains each product once', () => {
    expect(withWishlistChange(ids(2, 1), inputOf(3))).toEqual([3, 2, 1])
    expect(withWishlistChange(ids(3, 2, 1), inputOf(1))).toEqual([1, 3, 2])
  })

  it('removes one product, and nothing else', () => {
    expect(withWishlistChange(ids(3, 2, 1), { id: 2 as ProductId, isWished: false })).toEqual([3, 1])
    expect(withWishlistChange(ids(3), { id: 2 as ProductId, isWished: false })).toEqual([3])
  })

  it('drops the oldest product when it is full', () => {
    const full = ids(...Array.from({ length: MAX_WISHES }, (_, index) => index + 1))
    expect(withWishlistChange(full, inputOf(1000))).toEqual([1000, ...full.slice(0, -1)])
  })

  it('is read from any stored value: invalid products are left out', () => {
    expect(readWishlist([3, 'x', 3, null, -1, 2.5, { id: 1 }, 1])).toEqual([3, 1])
    for (const stored of [undefined, null, 'x', 7, {}]) expect(readWishlist(stored)).toEqual([])
    fc.assert(fc.property(fc.anything(), (stored) => {
      const read = readWishlist(stored)
      expect(readWishlist(read)).toEqual(read)
    }))
  })
})
