import type { UnderstoodPart } from '../search/typed-line.ts'
import type { ProductCard } from '../catalogue/product-card.ts'
import type { Facet } from './listing-query.ts'
import type { Pagination } from './pagination.ts'

/** How many products each value of a facet would show, with the other facets' choices applied. */
export type FacetCount = { readonly value: string; readonly count: number; readonly chosen: boolean }
export type FacetCounts = { readonly facet: Facet; readonly values: readonly FacetCount[] }

/** One page of products with what may be filtered further. */
export type Listing = {
  readonly cards: readonly ProductCard[]
  readonly pagination: Pagination
  readonly facets: readonly FacetCounts[]
}

/** What a search found and how it was understood; where it found nothing, other words that find something. */
export type SearchResult = Listing & { readonly understood?: readonly UnderstoodPart[]; readonly didYouMean?: string }
