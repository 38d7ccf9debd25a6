import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { value } from '../../support/outcome.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { GUEST } from '../../support/commerce.ts'


export const searchContract = (how: string, open: OpenStorefront): void => {
  describe(`search, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    it.each([1, 2])('counts pages from 1: page %i is the shop’s page %i', async (page) => {
      const request = { term: 'biofinity', page, hitsPerPage: 1 }
      const result = await value(opened.storefront.catalogue.searchProducts(request, 'fr'))
      expect(result).toStrictEqual(await value(opened.shop.commerce.shop(GUEST).catalogue.searchProducts(request)))
      expect(result.pagination).toMatchObject({ currentPage: page, itemsPerPage: 1 })
      expect(result.cards).toHaveLength(1)
    })

    it('F-W06 filters by facets and sorts, as the page of results requests', async () => {
      const request = { term: 'biofinity', page: 1, hitsPerPage: 16, sort: 'price_desc', filters: { lens_type: ['toric'] } } as const
      const result = await value(opened.storefront.catalogue.searchProducts(request, 'fr'))
      expect(result).toStrictEqual(await value(opened.shop.commerce.shop(GUEST).catalogue.searchProducts(request)))
      expect(result.cards.map(({ product }) => product.lensType)).toStrictEqual(['toric'])
      expect(result.facets.find(({ facet }) => facet === 'lens_type')?.values.some(({ chosen }) => chosen)).toBe(true)
    })

    it('returns the recognised lens values and types of a search, and how the search reads without each', async () => {
      const request = { term: 'biofinity torique -3,25', page: 1, hitsPerPage: 16 } as const
      const result = await value(opened.storefront.catalogue.searchProducts(request, 'fr'))
      expect(result).toStrictEqual(await value(opened.shop.commerce.shop(GUEST).catalogue.searchProducts(request)))
      expect(result.understood).toStrictEqual([
        { key: 'lens_type', value: 'toric', without: 'biofinity -3.25' },
        { key: 'sphere', value: '-3.25', without: 'biofinity torique' },
      ])
      expect(result.cards.length).toBeGreaterThan(0)
    })

    it('returns one empty page without an error when nothing matches', async () => {
      const result = await value(opened.storefront.catalogue.searchProducts({ term: 'qqqqqqqq', page: 1, hitsPerPage: 6 }, 'fr'))
      expect(result.cards).toStrictEqual([])
      expect(result.pagination).toMatchObject({ currentPage: 1, totalPages: 1, totalItems: 0 })
    })
  })
}
