import type { ListingQuery } from '../../domain/listing/listing-query.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { toListedProduct } from '../listing/listed-product.ts'
import type { ListedProduct } from '../listing/listed-product.ts'

/** Lenses in the order the shop gives them. */
export const POPULAR_LENSES: ListingQuery = {
  page: 1, itemsPerPage: 10, sort: 'position', categoryPath: 'lens', filters: {}, listViewType: 'grid',
}

/** Two full rows where there are four columns. */
const SHOWN_PRODUCTS = 8
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

export const toHomeData = (lenses: Listing, locale: Locale): HomeData => {
  const brands = brandsOf(lenses)
  return {
    popular: lenses.cards.slice(0, SHOWN_PRODUCTS).map((card) => toListedProduct(card, locale)),
    brands: brands.slice(0, SHOWN_BRANDS),
    brandCount: brands.length,
    productCount: lenses.pagination.totalItems,
  }
}
