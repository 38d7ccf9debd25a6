import { describe, expect, it } from 'vitest'
import { MOST_SELECTED } from '../../domain/listing/page-size.ts'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { MAX_WISHES } from '../../domain/wishlist/wishlist.ts'

describe('a wishlist', () => {
  it('is available to guests, contains existing products only, and is separate for each visitor', async () => {
    const shop = openHeadlessShop()
    const anna = shop.visitor({ locale: 'de' })
    const result = await anna.search('Biofinity')
    const [first, second] = result.map(({ product }) => product.id)
    if (first === undefined || second === undefined) throw new Error('The range has too few lenses')
    expect(await anna.loadWishlist()).toEqual([])
    await anna.changeWishlist({ id: first, isWished: true })
    expect(await anna.changeWishlist({ id: second, isWished: true })).toEqual([second, first])
    expect(await anna.loadWishlist()).toEqual([second, first])
    const cards = await anna.shop.catalogue.listProductsById({ ids: await anna.loadWishlist(), page: 1, limit: MOST_SELECTED })
    expect(cards.map(({ product }) => product.id)).toEqual([second, first])
    expect(await anna.changeWishlist({ id: second, isWished: false })).toEqual([first])
    expect(await shop.visitor({ locale: 'de' }).loadWishlist()).toEqual([])
  })

  it('is limited to the number of products in one request', () => {
    expect(MAX_WISHES).toBeLessThanOrEqual(MOST_SELECTED)
  })
})
