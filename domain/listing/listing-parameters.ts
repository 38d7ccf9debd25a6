import { facetNames } from './filters.ts'
import { FACETS } from './listing-query.ts'
import { SEARCH_NAMES, SIZE_NAMES } from './read-listing-query.ts'

/** All URL parameters that a listing reads; any other does not change what it shows (Commerce §2). */
export const LISTING_PARAMETERS: ReadonlySet<string> = new Set([
  'page', 'sort', 'listViewType', ...SIZE_NAMES, ...SEARCH_NAMES, ...FACETS.flatMap(facetNames),
])
