import { facetNames } from './filters.ts'
import { FACETS } from './listing-query.ts'
import { SEARCH_NAMES, SIZE_NAMES } from './read-listing-query.ts'

/** Every parameter of an address that a listing reads; any other changes nothing of what it shows (Commerce §2). */
export const LISTING_PARAMETERS: ReadonlySet<string> = new Set([
  'page', 'sort', 'listViewType', ...SIZE_NAMES, ...SEARCH_NAMES, ...FACETS.flatMap(facetNames),
])
