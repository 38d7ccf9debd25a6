import type { ProductMatches } from '../../../application/commerce/product/product-repository.port.ts'
import { discontinuedLast } from '../../../domain/listing/discontinued-last.ts'
import { matchesLensFilter } from '../../../domain/search/lens-filter.ts'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import { isListed } from '../../../domain/product/can-be-ordered.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { countFacets, fitsFilters, type OfferedOf } from './count-facets.ts'
import { scoreProduct } from './score-product.ts'
import { sortProducts } from './sort-products.ts'

const liesUnder = (path: string, categoryPath: string | undefined): boolean =>
  categoryPath === undefined || path === categoryPath || path.startsWith(`${categoryPath}/`)

export const findProducts = (
  products: readonly Product[],
  query: ListingQuery,
  { locale, offeredOf }: { readonly locale: Locale; readonly offeredOf: OfferedOf },
): ProductMatches => {
  const { search, lensFilter, filters, page, itemsPerPage } = query
  const groups = Map.groupBy(products.filter(isListed), ({ group }) => group.key)
  const scores = new Map(
    products
      .filter(
        (product) =>
          isListed(product) && product.group.canonical && liesUnder(product.categoryPath, query.categoryPath)
          && (lensFilter === undefined || matchesLensFilter(lensFilter, product, groups.get(product.group.key) ?? [])),
      )
      .map((product) => [product, search === undefined ? 1 : scoreProduct(product, search, locale)] as const)
      .filter(([, score]) => score > 0),
  )
  const matching = [...scores.keys()]
  const filtered = matching.filter((product) => fitsFilters(product, filters, offeredOf))
  const sorted = discontinuedLast(
    sortProducts(filtered, query.sort, {
      locale,
      priceOf: (product) => offeredOf(product).cents,
      scoreOf: (product) => scores.get(product) ?? 0,
    }),
    ({ discontinued }) => discontinued,
  )
  return {
    products: sorted.slice((page - 1) * itemsPerPage, page * itemsPerPage),
    total: filtered.length,
    facets: countFacets(matching, filters, offeredOf),
  }
}
