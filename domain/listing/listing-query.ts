import type { LensFilter } from '../search/lens-filter.ts'

/** The facets. Values of one facet widen the result, two facets narrow it (decision A07). */
export const FACETS = [
  'brand', 'manufacturer', 'frame_shape', 'frame_color', 'lens_usage', 'lens_type', 'price', 'stock', 'pack_size', 'material',
  'water_content', 'uv', 'category',
] as const
export type Facet = (typeof FACETS)[number]
export type Filters = { readonly [facet in Facet]?: readonly string[] }

export const SORTS = ['position', 'relevance', 'price', 'price_desc', 'name', 'rating'] as const
export type Sort = (typeof SORTS)[number]

export const VIEW_TYPES = ['grid', 'list'] as const
export type ListViewType = (typeof VIEW_TYPES)[number]

/** A cleaned listing query: `page` from 1, `itemsPerPage` one of the allowed sizes. */
export type ListingQuery = {
  readonly page: number
  readonly itemsPerPage: number
  readonly sort: Sort
  readonly search?: string
  /** The lens filter derived from the search words; not part of the URL. */
  readonly lensFilter?: LensFilter
  readonly categoryPath?: string
  readonly filters: Filters
  readonly listViewType: ListViewType
}
