import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_WISHES, readWishlist, withWishlistChange, type Wishlist } from '../../../domain/wishlist/wishlist.ts'
import type { ProductId } from '../../../domain/product/product.ts'

const ids = (...numbers: readonly number[]): Wishlist => numbers.map((id) => id as ProductId)
const inputOf = (id: number) => ({ id: id as ProductId, isWished: true })

describe('a wishlist', () => {
  it('begins with what was taken in last, and holds each product once', () => {
    expect(withWishlistChange(ids(2, 1), inputOf(3))).toEqual([3, 2, 1])
    expect(withWishlistChange(ids(3, 2, 1), inputOf(1))).toEqual([1, 3, 2])
  })

  it('gives up what is wanted no more, and nothing else', () => {
    expect(withWishlistChange(ids(3, 2, 1), { id: 2 as ProductId, isWished: false })).toEqual([3, 1])
    expect(withWishlistChange(ids(3), { id: 2 as ProductId, isWished: false })).toEqual([3])
  })

  it('loses the oldest once it is full', () => {
    const full = ids(...Array.from({ length: MAX_WISHES }, (_, index) => index + 1))
    expect(withWishlistChange(full, inputOf(1000))).toEqual([1000, ...full.slice(0, -1)])
  })

  it('is read from whatever a device kept: what is no product is left out', () => {
    expect(readWishlist([3, 'x', 3, null, -1, 2.5, { id: 1 }, 1])).toEqual([3, 1])
    for (const kept of [undefined, null, 'x', 7, {}]) expect(readWishlist(kept)).toEqual([])
    fc.assert(fc.property(fc.anything(), (kept) => {
      const read = readWishlist(kept)
      expect(readWishlist(read)).toEqual(read)
    }))
  })
})
