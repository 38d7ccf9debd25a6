import type { Facet, Filters, ListViewType, Sort } from '../../domain/listing/listing-query.ts'
import type { ListingQuery } from '../../domain/listing/listing-query.ts'
import { offeredSorts } from '../../domain/listing/offered-sorts.ts'
import type { FacetCounts, Listing } from '../../domain/listing/listing.ts'
import { frameWord } from '../../domain/product/frame.ts'
import type { Currency } from '../../domain/money/currency.ts'
import type { Pagination } from '../../domain/listing/pagination.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { toListedProduct } from './listed-product.ts'
import type { ListedProduct } from './listed-product.ts'

/** A page of a listing for the browser. */
export type ListingData = {
  readonly products: readonly ListedProduct[]
  readonly pagination: Pagination
  readonly facets: readonly FacetCounts[]
  readonly sort: Sort
  readonly sorts: readonly Sort[]
  readonly filters: Filters
  readonly listViewType: ListViewType
  /** The currency of the price ranges, even if no product is shown. */
  readonly currency: Currency
  /** The names of frame shapes and colours in this language. */
  readonly names?: Readonly<Record<string, string>>
}

type Presentation = { readonly locale: Locale; readonly currency: Currency }

const namesIn = ({ facets }: Listing, locale: Locale): Pick<ListingData, 'names'> => {
  const frames = facets.filter(({ facet }) => facet === 'frame_shape' || facet === 'frame_color').flatMap(({ values }) => values)
  return frames.length === 0 ? {} : { names: Object.fromEntries(frames.map(({ value }) => [value, frameWord(value, locale) ?? value])) }
}

export const toListingData = (listing: Listing, query: ListingQuery, { locale, currency }: Presentation): ListingData => ({
  products: listing.cards.map((card) => toListedProduct(card, locale)),
  pagination: listing.pagination,
  facets: listing.facets,
  sort: query.sort,
  sorts: offeredSorts(query),
  filters: query.filters,
  listViewType: query.listViewType,
  currency,
  ...namesIn(listing, locale),
})

export type ChosenFilter = { readonly facet: Facet; readonly value: string }
