import { facetNames } from './filters.ts'
import { FACETS, type Filters, type ListViewType, type Sort } from './listing-query.ts'
import { firstOf, SEARCH_NAMES, SIZE_NAMES } from './read-listing-query.ts'

/** A change of a listing; `filters` are all filters, not only the new ones. */
export type ListingChange = {
  readonly page?: number
  readonly itemsPerPage?: number
  readonly sort?: Sort
  readonly search?: string
  readonly filters?: Filters
  readonly listViewType?: ListViewType
}

/** A change of the result starts on the first page (Commerce §2, decision A07). */
const pageAfter = (change: ListingChange): number | undefined => {
  const showsOthers = [change.itemsPerPage, change.sort, change.search, change.filters].some((value) => value !== undefined)
  return change.page ?? (showsOthers ? 1 : undefined)
}

const write = (params: URLSearchParams, name: string, value: string | number | undefined): void => {
  if (value !== undefined) params.set(name, String(value))
}

/** Writes a parameter under its first name and removes its other spellings. */
const writeOnce = (
  params: URLSearchParams,
  names: readonly [string, ...string[]],
  value: string | number | undefined,
): void => {
  const written = value ?? firstOf(params, names) ?? undefined
  for (const name of names.slice(1)) params.delete(name)
  write(params, names[0], written)
}

const FILTER_NAMES = new Set(FACETS.flatMap(facetNames))

const writeFilters = (params: URLSearchParams, filters: Filters | undefined): void => {
  if (filters === undefined) return
  for (const name of new Set(params.keys())) if (FILTER_NAMES.has(name)) params.delete(name)
  for (const facet of FACETS) for (const value of filters[facet] ?? []) params.append(facet, value)
}

/** The query of the same URL after a change, without `?`; foreign parameters stay as they are. */
export const writeListingQuery = (query: URLSearchParams, change: ListingChange): string => {
  const params = new URLSearchParams(query)
  writeOnce(params, SIZE_NAMES, change.itemsPerPage)
  writeOnce(params, SEARCH_NAMES, change.search)
  write(params, 'sort', change.sort)
  write(params, 'listViewType', change.listViewType)
  writeFilters(params, change.filters)
  write(params, 'page', pageAfter(change))
  return params.toString()
}
