import { describe, expect, it } from 'vitest'
import { MOST_SELECTED } from '../../adapters/commerce-api/product/product-cache.codec.ts'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { MAX_WISHES } from '../../domain/wishlist/wishlist.ts'

describe('a wishlist', () => {
  it('is a guest’s as well, holds what is in the range, and is each visitor’s own', async () => {
    const shop = openHeadlessShop()
    const anna = shop.visitor({ locale: 'de' })
    const result = await anna.search('Biofinity')
    const [first, second] = result.map(({ product }) => product.id)
    if (first === undefined || second === undefined) throw new Error('The range has too few lenses')
    expect(await anna.loadWishlist()).toEqual([])
    await anna.changeWishlist({ id: first, isWished: true })
    expect(await anna.changeWishlist({ id: second, isWished: true })).toEqual([second, first])
    expect(await anna.loadWishlist()).toEqual([second, first])
    const shown = await anna.showSelected(await anna.loadWishlist())
    expect(shown.map(({ product }) => product.id)).toEqual([second, first])
    expect(await anna.changeWishlist({ id: second, isWished: false })).toEqual([first])
    expect(await shop.visitor({ locale: 'de' }).loadWishlist()).toEqual([])
  })

  it('is no longer than what can be asked for at once', () => {
    expect(MAX_WISHES).toBeLessThanOrEqual(MOST_SELECTED)
  })
})
