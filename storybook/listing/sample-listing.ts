import { makePagination } from '../../domain/listing/make-pagination.ts'
import type { Facet } from '../../domain/listing/listing-query.ts'
import { readListingQuery } from '../../domain/listing/read-listing-query.ts'
import { listingLinks } from '../../ui/listing/listing-links.ts'
import type { ListingData } from '../../ui/listing/listing-page-data.ts'
import type { ListingViewProps } from '../../ui/listing/ListingView.tsx'
import { BIOFINITY, BOTTLE, LONG_NAME, productId } from './listed-sample.ts'

const PRODUCTS = Array.from({ length: 9 }, (_, index) => ({
  ...[BIOFINITY, BOTTLE, LONG_NAME][index % 3] ?? BIOFINITY, id: productId(2000 + index),
}))

type SampleListing = Pick<ListingViewProps, 'data' | 'links' | 'path' | 'params'>

/** The listing for an address. */
export const sampleListing = (search: string, products = PRODUCTS): SampleListing => {
  const params = new URLSearchParams(search)
  const query = readListingQuery(params, { hasSearch: false })
  const chosen = (facet: Facet, value: string) => query.filters[facet]?.includes(value) === true
  const data: ListingData = {
    products,
    pagination: makePagination({ page: query.page, totalItems: products.length * 8, itemsPerPage: query.itemsPerPage }),
    facets: [
      {
        facet: 'brand',
        values: ['Acuvue', 'Air Optix', 'Biofinity', 'Biotrue', 'Dailies', 'MyDay', 'Precision', 'SofLens', 'Total30']
          .map((value, index) => ({ value, count: 40 - 4 * index, chosen: chosen('brand', value) })),
      },
      {
        facet: 'lens_type',
        values: ['spherical', 'toric', 'multifocal'].map((value) => ({ value, count: 12, chosen: chosen('lens_type', value) })),
      },
      { facet: 'price', values: ['20-30', '30-50', '200-'].map((value) => ({ value, count: 9, chosen: chosen('price', value) })) },
      { facet: 'stock', values: [{ value: 'on_hand', count: 61, chosen: chosen('stock', 'on_hand') }] },
      { facet: 'water_content', values: ['-40', '40-50'].map((value) => ({ value, count: 7, chosen: chosen('water_content', value) })) },
      { facet: 'uv', values: [{ value: 'yes', count: 31, chosen: chosen('uv', 'yes') }] },
    ],
    sort: query.sort,
    sorts: ['position', 'price', 'price_desc', 'name', 'rating'],
    filters: query.filters,
    listViewType: query.listViewType,
    currency: 'CHF',
  }
  return { data, links: listingLinks(data, { path: '/c/lens', params }), path: '/c/lens', params }
}
