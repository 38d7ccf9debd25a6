import type { ListingQuery } from '../../domain/listing/listing-query.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import type { ListedProduct } from '../listing/listed-product.ts'

/** Asked for its brands and for how many there are. */
export const ALL_LENSES: ListingQuery = {
  page: 1, itemsPerPage: 10, sort: 'position', categoryPath: 'lens', filters: {}, listViewType: 'grid',
}

const SHOWN_BRANDS = 12

export type BrandCount = { readonly name: string; readonly count: number }

export type HomeData = {
  readonly popular: readonly ListedProduct[]
  readonly brands: readonly BrandCount[]
  readonly brandCount: number
  readonly productCount: number
}

const brandsOf = ({ facets }: Listing): readonly BrandCount[] =>
  (facets.find(({ facet }) => facet === 'brand')?.values ?? [])
    .map(({ value, count }) => ({ name: value, count }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'de'))

export const toHomeData = (lenses: Listing, popular: readonly ListedProduct[]): HomeData => {
  const brands = brandsOf(lenses)
  return {
    popular,
    brands: brands.slice(0, SHOWN_BRANDS),
    brandCount: brands.length,
    productCount: lenses.pagination.totalItems,
  }
}
