import { describe, expect, it } from 'vitest'
import { wireOf } from '../../support/api/wire-of.ts'
import { ListingRecord } from '../../../adapters/commerce-api/listing/listing.codec.ts'
import { demoShopRegister } from '../../../adapters/composition/demo-shop-register.ts'
import { LISTING_ITEMS_PER_PAGE } from '../../../domain/listing/page-size.ts'
import { makePagination } from '../../../domain/listing/make-pagination.ts'
import { readListingQuery } from '../../../domain/listing/read-listing-query.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { clientOf } from './client-of.ts'
import { json } from './recorded-fetch.ts'

const EMPTY = { cards: [], facets: [], pagination: makePagination({ page: 1, totalItems: 0, itemsPerPage: 16 }) }

describe('the first page of a listing', () => {
  it('CC-LIST-06 is requested with the theme’s sixteen if the address has no page size', async () => {
    expect(LISTING_ITEMS_PER_PAGE).toBe(16)
    for (const brand of BRAND_CHANNELS) {
      const { itemsPerPage = 0 } = demoShopRegister().settings(brand)
      expect(itemsPerPage).toBe(16)
      const client = clientOf(() => json(wireOf(ListingRecord, EMPTY)))
      const query = readListingQuery(new URLSearchParams(), { hasSearch: false, defaultSize: itemsPerPage })
      await client.shop.catalogue.listProducts(query, 'de')()
      expect(client.last()?.query.get('limit')).toBe('16')
    }
  })
})
