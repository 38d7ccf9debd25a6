import { readListingQuery } from '../../domain/listing/read-listing-query.ts'
import type { ListingData } from './listing-page-data.ts'

/** The displayed listing with the choices of the pending navigation, so that a tick is visible at once. */
export const pendingListing = (data: ListingData, params: URLSearchParams): ListingData => {
  const query = readListingQuery(params, {
    defaultSize: data.pagination.itemsPerPage,
    hasSearch: data.sorts.includes('relevance'),
  })
  return {
    ...data,
    sort: query.sort,
    filters: query.filters,
    listViewType: query.listViewType,
    facets: data.facets.map(({ facet, values }) => ({
      facet,
      values: values.map((entry) => ({ ...entry, chosen: query.filters[facet]?.includes(entry.value) === true })),
    })),
  }
}
