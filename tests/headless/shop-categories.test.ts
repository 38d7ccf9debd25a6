import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { readListingQuery } from '../../domain/listing/read-listing-query.ts'
import { value } from '../support/outcome.ts'
import { GUEST } from '../support/commerce.ts'

const shop = openHeadlessShop()

/** The contents of a list filtered by a category, by type. */
const kindsIn = async (category: string): Promise<readonly string[]> => {
  const query = readListingQuery(new URLSearchParams({ category, itemsPerPage: '100' }), { hasSearch: false })
  const { cards, pagination } = await value(shop.commerce.shop(GUEST).catalogue.listProducts(query))
  expect(cards).toHaveLength(pagination.totalItems)
  return cards.map(({ product }) => product.category)
}

describe('the categories beside lenses', () => {
  it.each(['accessory', 'saline', 'humidifier', 'eye_care', 'lenscare'])(
    'AS-BLOCK-32 list under %s the products of that category only', async (category) => {
      const kinds = await kindsIn(category)
      expect(kinds.length).toBeGreaterThan(0)
      expect(new Set(kinds)).toEqual(new Set([category]))
    })

  it.each(['lenscare', 'sunglasses', 'reading_glasses'])('AS-BLOCK-33 contain products in %s', async (category) => {
    expect((await kindsIn(category)).length).toBeGreaterThan(0)
  })
})
