import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { readListingQuery } from '../../domain/listing/read-listing-query.ts'
import { value } from '../support/outcome.ts'

const shop = openHeadlessShop()

/** What a list shows that is narrowed to a category, by its kind. */
const kindsIn = async (category: string): Promise<readonly string[]> => {
  const query = readListingQuery(new URLSearchParams({ category, itemsPerPage: '100' }), { hasSearch: false })
  const { cards, pagination } = await value(shop.commerce.catalogue.listProducts(query, { brandChannel: 'iris', locale: 'de' }))
  expect(cards).toHaveLength(pagination.totalItems)
  return cards.map(({ product }) => product.category)
}

describe('what the shop sells beside lenses', () => {
  it.each(['accessory', 'saline', 'humidifier', 'eye_care', 'lenscare'])(
    'AS-BLOCK-32 lists under %s what is that, and nothing else', async (category) => {
      const kinds = await kindsIn(category)
      expect(kinds.length).toBeGreaterThan(0)
      expect(new Set(kinds)).toEqual(new Set([category]))
    })

  it.each(['lenscare', 'sunglasses', 'reading_glasses'])('AS-BLOCK-33 has something of %s', async (category) => {
    expect((await kindsIn(category)).length).toBeGreaterThan(0)
  })
})
