import { isUnder } from '../product/category-path.ts'
import type { Product } from '../product/product.ts'
import type { Hits } from '../search/find-words.ts'
import { matchesLensFilter } from '../search/lens-filter.ts'
import { hasRow, rowSet, type Rows } from '../search/row-set.ts'
import { countFacets } from './count-facets.ts'
import type { ListedProducts } from './listed-products.ts'
import type { ListingQuery, Sort } from './listing-query.ts'
import type { FacetCounts } from './listing.ts'
import { countKinds, type ProductKinds } from './product-kinds.ts'

export type ListingContext = {
  readonly kinds: ProductKinds
  /** The rows of all listed products as the query sorts them. */
  readonly order: Uint32Array
  /** The result of the query's search, if it has one. */
  readonly hits?: Hits | undefined
}

/** The products of a listing, with its facets: those of the rows, in this order, that are of a counted kind. */
export type FoundProducts = {
  readonly rows: readonly Rows[]
  readonly ofRows: Uint32Array
  /** Discontinued products come last in every sort order, so they are counted separately. */
  readonly counts: readonly { readonly ofKinds: Uint32Array; readonly total: number }[]
  readonly total: number
  readonly facets: readonly FacetCounts[]
}

const matches = ({ categoryPath, lensFilter }: ListingQuery, { packsOf }: ListedProducts) => (product: Product): boolean =>
  (categoryPath === undefined || isUnder(product.categoryPath, categoryPath))
  && (lensFilter === undefined || matchesLensFilter(lensFilter, product, packsOf(product)))

/** By relevance the best first, equal ones in the order of the catalogue. */
const sortHits = (hits: Hits, sort: Sort, order: Uint32Array): readonly Rows[] => {
  if (sort === 'relevance') return [...hits].sort(([one], [other]) => other - one).map(([, rows]) => rows)
  const found = rowSet(order.length, [...hits.values()])
  return [order.filter((row) => hasRow(found, row))]
}

const totalOf = (sizes: Uint32Array): number => sizes.reduce((sum, size) => sum + size, 0)

/** The products of a listing or a search (Commerce §7). */
export const findProducts = (listed: ListedProducts, query: ListingQuery, context: ListingContext): FoundProducts => {
  const { kinds: { examples, sizes, columns, ofRows }, order, hits } = context
  const isMatch = matches(query, listed)
  const found = hits === undefined ? sizes : countKinds(examples.length, [...hits.values()], ofRows)
  const matching = found.map((size, kind) => {
    const example = examples[kind]
    return size > 0 && example !== undefined && isMatch(example) ? size : 0
  })
  const { filtered, facets } = countFacets(columns, matching, query.filters)
  const counts = [false, true].map((discontinued) => {
    const ofKinds = filtered.map((size, kind) => (examples[kind]?.discontinued === discontinued ? size : 0))
    return { ofKinds, total: totalOf(ofKinds) }
  })
  return { rows: hits === undefined ? [order] : sortHits(hits, query.sort, order), ofRows, counts, total: totalOf(filtered), facets }
}

function* rowsOf({ rows, ofRows, counts }: FoundProducts): Generator<number> {
  for (const { ofKinds, total } of counts) {
    let left = total
    for (const list of rows)
      for (const row of left > 0 ? list : []) {
        if (ofKinds[ofRows[row] ?? 0] === 0) continue
        yield row
        left -= 1
        if (left === 0) break
      }
  }
}

/** The page of a listing that the query requests. */
export const pageOf = ({ products }: ListedProducts, found: FoundProducts, { page, itemsPerPage }: ListingQuery) => {
  const shown: Product[] = []
  const first = (page - 1) * itemsPerPage
  let place = 0
  for (const row of first < found.total ? rowsOf(found) : []) {
    const product = products[row]
    if (place >= first && product !== undefined) shown.push(product)
    place += 1
    if (shown.length === itemsPerPage) break
  }
  return { products: shown, total: found.total, facets: found.facets }
}
