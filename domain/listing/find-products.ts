import { isUnder } from '../product/category-path.ts'
import type { Product } from '../product/product.ts'
import type { Ranks } from '../search/find-words.ts'
import { matchesLensFilter } from '../search/lens-filter.ts'
import type { Locale } from '../shop/locale.ts'
import { countFacets } from './count-facets.ts'
import { discontinuedLast } from './discontinued-last.ts'
import type { FacetColumn } from './facet-column.ts'
import type { ListedProducts } from './listed-products.ts'
import type { ListingQuery } from './listing-query.ts'
import type { FacetCounts } from './listing.ts'
import { sortProducts } from './sort-products.ts'

export type ListingContext = {
  readonly locale: Locale
  /** Of the listed products. */
  readonly columns: readonly FacetColumn[]
  /** Cents; undefined without a price. */
  readonly priceOf: (product: Product) => number | undefined
  /** The result of the query's search, if it has one. */
  readonly ranks?: Ranks | undefined
}

/** All products of a listing, sorted, with its facets. */
export type FoundProducts = { readonly products: readonly Product[]; readonly facets: readonly FacetCounts[] }

const matches = ({ categoryPath, lensFilter }: ListingQuery, { packsOf }: ListedProducts, ranks: Ranks | undefined) =>
  (product: Product): boolean =>
    ranks?.has(product.id) !== false
    && (categoryPath === undefined || isUnder(product.categoryPath, categoryPath))
    && (lensFilter === undefined || matchesLensFilter(lensFilter, product, packsOf(product)))

/** The products of a listing or a search (Commerce §7). */
export const findProducts = (
  listed: ListedProducts, query: ListingQuery, { locale, columns, priceOf, ranks }: ListingContext,
): FoundProducts => {
  const isMatch = matches(query, listed, ranks)
  const rows: number[] = []
  for (const [row, product] of listed.products.entries()) if (isMatch(product)) rows.push(row)
  const { filtered, facets } = countFacets(columns, rows, query.filters)
  const products = filtered.map((row) => listed.products[row]).filter((product) => product !== undefined)
  const sorted = sortProducts(products, query.sort, { locale, priceOf, rankOf: ({ id }) => ranks?.get(id) ?? 0 })
  return { products: discontinuedLast(sorted, ({ discontinued }) => discontinued), facets }
}

/** The page of a listing that the query requests. */
export const pageOf = ({ products, facets }: FoundProducts, { page, itemsPerPage }: ListingQuery) => ({
  products: products.slice((page - 1) * itemsPerPage, page * itemsPerPage), total: products.length, facets,
})
