import type { UnderstoodPart } from '../search/typed-line.ts'
import type { ProductCard } from '../catalogue/product-card.ts'
import type { Facet } from './listing-query.ts'
import type { Pagination } from './pagination.ts'

/** How many products each value of a facet would show, with the other facets' selections applied. */
export type FacetCount = { readonly value: string; readonly count: number; readonly chosen: boolean }
export type FacetCounts = { readonly facet: Facet; readonly values: readonly FacetCount[] }

/** One page of products with the facets for filtering. */
export type Listing = {
  readonly cards: readonly ProductCard[]
  readonly pagination: Pagination
  readonly facets: readonly FacetCounts[]
}

/** The result of a search and how it was understood; without results, a search term that has some. */
export type SearchResult = Listing & { readonly understood?: readonly UnderstoodPart[]; readonly didYouMean?: string }
