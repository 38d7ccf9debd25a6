import type { Filters, ListingQuery, Sort } from './listing-query.ts'

/** A search request: words and a page, by relevance unless another sort is set, narrowed by facets (Commerce §7). */
export type SearchQuery = {
  readonly term: string
  /** From 1. */
  readonly page: number
  readonly hitsPerPage: number
  readonly sort?: Sort
  readonly filters?: Filters
}

/** The search request of a listing query. */
export const searchQuery = (term: string, { page, itemsPerPage, sort, filters }: ListingQuery): SearchQuery => ({
  term, page, hitsPerPage: itemsPerPage, sort, filters,
})
