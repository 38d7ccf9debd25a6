import { isUnder } from '../product/category-path.ts'
import type { Product } from '../product/product.ts'
import type { Ranks } from '../search/find-words.ts'
import { matchesLensFilter } from '../search/lens-filter.ts'
import type { Locale } from '../shop/locale.ts'
import { countFacets, type CountedProducts } from './count-facets.ts'
import { discontinuedLast } from './discontinued-last.ts'
import type { Offered } from './facet-values.ts'
import type { ListedProducts } from './listed-products.ts'
import type { ListingQuery } from './listing-query.ts'
import { sortProducts } from './sort-products.ts'

export type ListingContext = {
  readonly locale: Locale
  readonly offeredOf: (product: Product) => Offered
  /** The result of the query's search, if it has one. */
  readonly ranks?: Ranks | undefined
}

const matches = ({ categoryPath, lensFilter }: ListingQuery, { packsOf }: ListedProducts, ranks: Ranks | undefined) =>
  (product: Product): boolean =>
    ranks?.has(product.id) !== false
    && (categoryPath === undefined || isUnder(product.categoryPath, categoryPath))
    && (lensFilter === undefined || matchesLensFilter(lensFilter, product, packsOf(product)))

/** All products of a listing, sorted, with its facets (Commerce §7). */
export const findProducts = (
  listed: ListedProducts, query: ListingQuery, { locale, offeredOf, ranks }: ListingContext,
): CountedProducts => {
  const { filtered, facets } = countFacets(listed.products.filter(matches(query, listed, ranks)), query.filters, offeredOf)
  const sorted = sortProducts(filtered, query.sort, {
    locale, priceOf: (product) => offeredOf(product).cents, rankOf: ({ id }) => ranks?.get(id) ?? 0,
  })
  return { filtered: discontinuedLast(sorted, ({ discontinued }) => discontinued), facets }
}

/** The page of a listing that the query requests. */
export const pageOf = ({ filtered, facets }: CountedProducts, { page, itemsPerPage }: ListingQuery) => ({
  products: filtered.slice((page - 1) * itemsPerPage, page * itemsPerPage), total: filtered.length, facets,
})
