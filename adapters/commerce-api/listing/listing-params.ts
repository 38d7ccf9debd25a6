import { readFilters } from '../../../domain/listing/filters.ts'
import type { Filters, ListingQuery } from '../../../domain/listing/listing-query.ts'
import { FACETS } from '../../../domain/listing/listing-query.ts'
import { LISTING_ITEMS_PER_PAGE } from '../../../domain/listing/page-size.ts'
import { readListingQuery } from '../../../domain/listing/read-listing-query.ts'
import { readWholeNumber } from '../../../domain/whole-number.ts'
import type { QueryValues } from '../operations/query-parameters.ts'

export const filterParams = (filters: Filters): QueryValues =>
  Object.fromEntries(FACETS.map((facet) => [`filter[${facet}]`, filters[facet]]))

/** A listing as a query; pages count from 1, each value of a facet is a separate parameter (Commerce §7). */
export const listingParams = ({ page, itemsPerPage: limit, sort, search, categoryPath: category, filters }: ListingQuery): QueryValues =>
  ({ page, limit, sort, search, category, ...filterParams(filters) })

const LARGEST_PAGE = 100
const MAX_PAGE_REQUESTED = 999

/** The shop decides its page sizes; the API only limits them. */
const sizeOf = (text: string | null): number =>
  Math.min(readWholeNumber(text, { from: 1, to: MAX_PAGE_REQUESTED }) ?? LISTING_ITEMS_PER_PAGE, LARGEST_PAGE)

/** `category` is the path of the category here, never the facet of that name. */
export const readListingParams = (params: URLSearchParams): ListingQuery => {
  const categoryPath = params.get('category')
  const facets = new URLSearchParams(params)
  facets.delete('category')
  return {
    ...readListingQuery(facets, { hasSearch: false, ...(categoryPath === null ? {} : { categoryPath }) }),
    itemsPerPage: sizeOf(params.get('limit')),
    filters: readFilters(facets),
  }
}
