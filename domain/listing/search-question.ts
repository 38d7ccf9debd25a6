import type { Filters, ListingQuery, Sort } from './listing-query.ts'

/** What a search is asked: words and a page, best first unless another order is wanted, narrowed by facets (Commerce §7). */
export type SearchQuestion = {
  readonly term: string
  /** From 1. */
  readonly page: number
  readonly hitsPerPage: number
  readonly sort?: Sort
  readonly filters?: Filters
}

/** What the page of search results asks. */
export const searchQuestion = (term: string, { page, itemsPerPage, sort, filters }: ListingQuery): SearchQuestion => ({
  term, page, hitsPerPage: itemsPerPage, sort, filters,
})
