import type { Kysely } from 'kysely'
import type { ProductRepository } from '../../../application/commerce/product/product-repository.port.ts'
import { discontinuedLast } from '../../../domain/listing/discontinued-last.ts'
import { matchesLensFilter, type LensFilter } from '../../../domain/search/lens-filter.ts'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import { countInMemory, type CountedProducts } from './count-in-memory.ts'
import { openFacetColumns } from './facet-columns.ts'
import type { ListingIndex } from './listing-index.ts'
import { openListingOrders } from './listing-orders.ts'
import type { Hits } from '../search/find-hits.ts'
import { openCache } from './open-cache.ts'
import type { Prices } from './read-rows.ts'
import type { SearchInMemory } from './search-in-memory.ts'
import type { StockSnapshot } from './stock-snapshot.ts'

const MAX_TERMS = 200
/** Each choice holds four bytes per product. */
const MAX_CHOICES = 300

type ListingContext = Parameters<ProductRepository['find']>[1]
type Find = (...input: Parameters<ProductRepository['find']>) => Promise<ReturnType<typeof pageOf>>

/** The positions in a category. */
const under = (positions: Int32Array, { products: listed }: ListingIndex, path: string | undefined): Int32Array =>
  path === undefined ? positions : positions.filter((position) => {
    const { categoryPath = '' } = listed[position] ?? {}
    return categoryPath === path || categoryPath.startsWith(`${path}/`)
  })

/** Ranks are positive, so their bits compare like the numbers themselves. */
const MAX_RANK_BITS = 0xffff_ffff
/** Rank and position together fit in a double. */
const POSITIONS = 2 ** 21

/** Best rank first; equal ranks in the order of the catalogue. */
const bestFirst = ({ ids, ranks }: Hits, { positions }: ListingIndex): Int32Array => {
  const bits = new Uint32Array(ranks.buffer, ranks.byteOffset, ranks.length)
  const keys = new Float64Array(ids.length)
  let count = 0
  for (let at = 0; at < ids.length; at += 1) {
    const position = positions.get(ids[at] ?? -1)
    if (position === undefined) continue
    keys[count] = (MAX_RANK_BITS - (bits[at] ?? 0)) * POSITIONS + position
    count += 1
  }
  keys.subarray(0, count).sort()
  const best = new Int32Array(count)
  for (let at = 0; at < count; at += 1) best[at] = (keys[at] ?? 0) % POSITIONS
  return best
}

/** The cached results of searches. */
const openHits = (search: SearchInMemory, index: ListingIndex) => {
  const cache = openCache<Int32Array>(MAX_TERMS)
  return (term: string, locale: Locale): Promise<Int32Array> =>
    cache(`${locale} ${term}`, async () => bestFirst(await search(term, locale), index))
}

const matchesFilter = ({ products: listed, packs }: ListingIndex, filter: LensFilter) => (position: number): boolean => {
  const product = listed[position]
  return product !== undefined && matchesLensFilter(filter, product, filter.packOf === undefined ? [] : packs(position))
}

/** The same positions in the given order. */
const inOrder = (positions: Int32Array, order: Int32Array): Int32Array => {
  const isShown = new Uint8Array(order.length)
  for (const position of positions) isShown[position] = 1
  return order.filter((position) => isShown[position] === 1)
}

const pageOf = ({ products: listed }: ListingIndex, { filtered, facets }: CountedProducts, { page, itemsPerPage }: ListingQuery) => {
  const positions = Array.from(filtered.slice((page - 1) * itemsPerPage, page * itemsPerPage))
  return {
    products: positions.map((position) => listed[position]).filter((product) => product !== undefined), total: filtered.length, facets,
  }
}

type CatalogueParts = {
  readonly index: ListingIndex
  readonly prices: Prices
  readonly search: SearchInMemory
  readonly stock: () => Promise<StockSnapshot>
}

/** Lists, sorts and counts products in memory; each choice and each search term is computed once. */
export const findInMemory = (db: Kysely<Tables>, { index, prices, search, stock: readStock }: CatalogueParts): Find => {
  const hitsOf = openHits(search, index)
  const orderOf = openListingOrders(db, index, prices)
  const columnsOf = openFacetColumns(index, prices)
  const choices = openCache<CountedProducts>(MAX_CHOICES)
  const isDiscontinued = (position: number): boolean => index.discontinued[position] === 1
  const positionsOf = async (query: ListingQuery, locale: Locale): Promise<Int32Array> => {
    if (query.search === undefined) return index.under(query.categoryPath)
    return under(await hitsOf(query.search, locale), index, query.categoryPath)
  }
  const filteredPositions = async (query: ListingQuery, locale: Locale): Promise<Int32Array> => {
    const positions = await positionsOf(query, locale)
    return query.lensFilter === undefined ? positions : positions.filter(matchesFilter(index, query.lensFilter))
  }
  const sorted = async (query: ListingQuery, at: ListingContext, positions: Int32Array): Promise<Int32Array> => {
    const order = await orderOf(query, at)
    if (order !== undefined) return inOrder(positions, order)
    return query.sort === 'position' && query.search !== undefined ? positions.toSorted((left, right) => left - right) : positions
  }
  return async (query, at) => {
    const { search: words, lensFilter, categoryPath, filters, sort } = query
    const stock = await readStock()
    const isLocaleIndependent = words === undefined && sort !== 'name'
    const name = JSON.stringify(
      [isLocaleIndependent ? '' : at.locale, at.priceChannel, stock.revision, words, lensFilter, categoryPath, filters, sort],
    )
    const matching = await choices(name, async () => {
      const columns = await columnsOf(at.priceChannel, stock)
      const counts = countInMemory(columns, await filteredPositions(query, at.locale), filters)
      const sortedPositions = await sorted(query, at, counts.filtered)
      return { ...counts, filtered: sortedPositions.some(isDiscontinued) ? Int32Array.from(
        discontinuedLast([...sortedPositions], isDiscontinued),
      ) : sortedPositions }
    })
    return pageOf(index, matching, query)
  }
}
