import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import { refusal, value } from '../../support/outcome.ts'
import { productId } from '../../support/builders/product.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { GUEST } from '../../support/commerce.ts'

const query = (stated: Partial<ListingQuery> = {}): ListingQuery => ({
  page: 1, itemsPerPage: 16, sort: 'position', filters: {}, listViewType: 'grid', ...stated,
})

export const catalogueContract = (how: string, open: OpenStorefront): void => {
  describe(`the catalogue, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    it.each([1001, 1002, 1003, 1004, 2001])('returns every field of product %i unchanged', async (id) => {
      const message = await value(opened.shop.commerce.shop(GUEST).catalogue.getProduct({ productId: productId(id) }))
      expect(await value(opened.storefront.catalogue.getProduct({ productId: productId(id) }))).toStrictEqual(message)
    })

    it('CC-CAT-04 finds a category by its path and rejects an unknown one', async () => {
      const message = await value(opened.shop.commerce.shop(GUEST).catalogue.getCategory({ path: 'lens/monthly' }))
      expect(await value(opened.storefront.catalogue.getCategory({ path: 'lens/monthly' }))).toStrictEqual(message)
      expect(await refusal(opened.storefront.catalogue.getCategory({ path: 'lens/nonsense' })))
        .toStrictEqual({ _tag: 'NotFound', what: 'category' })
    })

    it.each<[string, Partial<ListingQuery>]>([
      ['as it is', {}],
      ['page by page', { page: 2, itemsPerPage: 2 }],
      ['beyond its last page', { page: 9, itemsPerPage: 2 }],
      ['by category', { categoryPath: 'lens/monthly' }],
      ['by two values of a facet and by another', { filters: { brand: ['Biofinity', 'Rare'], category: ['lens'] } }],
      ['cheapest first', { sort: 'price' }],
      ['by words', { search: 'biofinity', sort: 'relevance' }],
    ])('lists the catalogue %s', async (_how, request) => {
      const message = await value(opened.shop.commerce.shop(GUEST).catalogue.listProducts(query(request)))
      expect(await value(opened.storefront.catalogue.listProducts(query(request), 'de'))).toStrictEqual(message)
    })

    it('returns the values that the selected ones still allow', async () => {
      const chosen = { cylinder: -1.25 }
      const allowed = await value(opened.storefront.catalogue.getProductOptions({ productId: productId(1002), option: chosen }))
      const { catalogue } = opened.shop.commerce.shop(GUEST)
      expect(allowed).toStrictEqual(await value(catalogue.getProductOptions({ productId: productId(1002), option: chosen })))
      expect(allowed.axis).toStrictEqual([90, 180])
    })

    it('returns the named products in the requested order and leaves out unknown ones', async () => {
      const ids = [2001, 9999, 1001].map(productId)
      const cards = await value(opened.storefront.catalogue.listProductsById({ ids, page: 1, limit: 100 }))
      expect(cards).toStrictEqual(await value(opened.shop.commerce.shop(GUEST).catalogue.listProductsById({ ids, page: 1, limit: 100 })))
      expect(cards.map(({ product }) => product.id)).toStrictEqual([2001, 1001])
    })

    it('F-W13 CC-PROD-12 returns the popular lenses of the brand by a separate operation', async () => {
      const popular = await value(opened.storefront.catalogue.getPopularProducts({}))
      expect(popular).toStrictEqual(await value(opened.shop.commerce.shop(GUEST).catalogue.getPopularProducts({})))
      const listed = await value(opened.storefront.catalogue.listProducts(query({ categoryPath: 'lens' }), 'de'))
      expect(popular.map(({ product }) => product.id)).toStrictEqual(listed.cards.slice(0, 8).map(({ product }) => product.id))
      expect(popular.length).toBeGreaterThan(2)
    })

    it('F-W13 CC-RECO-03 returns recommendations for a product, each with its position, and never another pack of it', async () => {
      const { recommendationId, ...crossSell } = await value(opened.storefront.recommendation.getCrossSell({ productId: productId(1001) }))
      const { recommendationId: _other, ...expected } = await value(
        opened.shop.commerce.shop(GUEST).recommendation.getCrossSell({ productId: productId(1001) }))
      expect(crossSell).toStrictEqual(expected)
      expect(recommendationId).not.toBe('')
      expect(crossSell.products.length).toBeGreaterThan(0)
      expect(crossSell.products.map(({ position }) => position)).toStrictEqual(crossSell.products.map((_one, index) => index + 1))
      const { product } = await value(opened.storefront.catalogue.getProduct({ productId: productId(1001) }))
      expect(crossSell.products.filter(({ card }) => card.product.group.key === product.group.key)).toStrictEqual([])
      const unknown = opened.storefront.recommendation.getCrossSell({ productId: productId(9999) })
      expect(await refusal(unknown)).toStrictEqual({ _tag: 'NotFound', what: 'product' })
    })

    it('F-W13 CC-SHIP-07 returns the shipping prices to a country before there is a cart, by key', async () => {
      const prices = await value(opened.storefront.delivery.listShippingOptions({ country: 'CH' }))
      expect(prices).toStrictEqual(await value(opened.shop.commerce.shop(GUEST).delivery.listShippingOptions({ country: 'CH' })))
      expect(prices.map(({ key, price }) => [key, price.cents])).toStrictEqual([
        ['gls_parcel', 790], ['swisspost_b_post_parcel', 690],
      ])
      expect(await value(opened.storefront.delivery.listShippingOptions({ country: 'LT' }))).toStrictEqual([])
    })

    it('CC-PROD-09 rejects an unknown product', async () => {
      expect(await refusal(opened.storefront.catalogue.getProduct({ productId: productId(9999) })))
        .toStrictEqual({ _tag: 'NotFound', what: 'product' })
    })
  })
}
