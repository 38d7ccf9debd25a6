import type { Kysely } from 'kysely'
import type { ProductBook } from '../../../application/commerce/product/product-book.port.ts'
import { discontinuedLast } from '../../../domain/listing/discontinued-last.ts'
import { matchesLensFilter, type LensFilter } from '../../../domain/search/lens-filter.ts'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import { countInMemory, type Counted } from './count-in-memory.ts'
import { openFacetColumns } from './facet-columns.ts'
import type { ListingIndex } from './listing-index.ts'
import { openListingOrders } from './listing-orders.ts'
import type { Hits } from '../search/find-hits.ts'
import { openMemory } from './open-memory.ts'
import type { Prices } from './read-rows.ts'
import type { SearchInMemory } from './search-in-memory.ts'
import type { StockSnapshot } from './stock-snapshot.ts'

const MOST_TERMS = 200
/** Each holds four bytes for a product it shows. */
const MOST_CHOICES = 300

type At = Parameters<ProductBook['find']>[1]
type Find = (...input: Parameters<ProductBook['find']>) => Promise<ReturnType<typeof pageOf>>

/** What of these lies in a category. */
const under = (positions: Int32Array, { products: listed }: ListingIndex, path: string | undefined): Int32Array =>
  path === undefined ? positions : positions.filter((position) => {
    const { categoryPath = '' } = listed[position] ?? {}
    return categoryPath === path || categoryPath.startsWith(`${path}/`)
  })

/** As good as any rank can be: ranks are above nought, and such numbers compare as their bits do. */
const BEST = 0xffff_ffff
/** A number tells apart as many ranks and places together. */
const PLACES = 2 ** 21

/** Best first; what fits equally well stays in the catalogue's own order. */
const bestFirst = ({ ids, ranks }: Hits, { positions: places }: ListingIndex): Int32Array => {
  const bits = new Uint32Array(ranks.buffer, ranks.byteOffset, ranks.length)
  const keys = new Float64Array(ids.length)
  let count = 0
  for (let at = 0; at < ids.length; at += 1) {
    const position = places.get(ids[at] ?? -1)
    if (position === undefined) continue
    keys[count] = (BEST - (bits[at] ?? 0)) * PLACES + position
    count += 1
  }
  keys.subarray(0, count).sort()
  const best = new Int32Array(count)
  for (let at = 0; at < count; at += 1) best[at] = (keys[at] ?? 0) % PLACES
  return best
}

/** What a search finds. */
const openHits = (search: SearchInMemory, index: ListingIndex) => {
  const cache = openMemory<Int32Array>(MOST_TERMS)
  return (term: string, locale: Locale): Promise<Int32Array> =>
    cache(`${locale} ${term}`, async () => bestFirst(await search(term, locale), index))
}

const isWished = ({ products: listed, packs }: ListingIndex, filter: LensFilter) => (position: number): boolean => {
  const product = listed[position]
  return product !== undefined && matchesLensFilter(filter, product, filter.packOf === undefined ? [] : packs(position))
}

/** The same products in another order. */
const inOrder = (positions: Int32Array, order: Int32Array): Int32Array => {
  const isShown = new Uint8Array(order.length)
  for (const position of positions) isShown[position] = 1
  return order.filter((position) => isShown[position] === 1)
}

const pageOf = ({ products: listed }: ListingIndex, { shown, facets }: Counted, { page, itemsPerPage }: ListingQuery) => {
  const positions = Array.from(shown.slice((page - 1) * itemsPerPage, page * itemsPerPage))
  return {
    products: positions.map((position) => listed[position]).filter((product) => product !== undefined), total: shown.length, facets,
  }
}

type From = {
  readonly index: ListingIndex
  readonly prices: Prices
  readonly search: SearchInMemory
  readonly stock: () => Promise<StockSnapshot>
}

/** Lists, sorts and counts in memory, each choice once, and finds each term once. */
export const findInMemory = (db: Kysely<Tables>, { index, prices, search, stock: shelf }: From): Find => {
  const hitsOf = openHits(search, index)
  const orderOf = openListingOrders(db, index, prices)
  const columnsOf = openFacetColumns(index, prices)
  const choices = openMemory<Counted>(MOST_CHOICES)
  const isDiscontinued = (position: number): boolean => index.discontinued[position] === 1
  const placesOf = async (query: ListingQuery, locale: Locale): Promise<Int32Array> => {
    if (query.search === undefined) return index.under(query.categoryPath)
    return under(await hitsOf(query.search, locale), index, query.categoryPath)
  }
  const amongOf = async (query: ListingQuery, locale: Locale): Promise<Int32Array> => {
    const positions = await placesOf(query, locale)
    return query.lensFilter === undefined ? positions : positions.filter(isWished(index, query.lensFilter))
  }
  const sorted = async (query: ListingQuery, at: At, positions: Int32Array): Promise<Int32Array> => {
    const order = await orderOf(query, at)
    if (order !== undefined) return inOrder(positions, order)
    return query.sort === 'position' && query.search !== undefined ? positions.toSorted((one, other) => one - other) : positions
  }
  return async (query, at) => {
    const { search: words, lensFilter: wish, categoryPath, filters, sort } = query
    const onShelf = await shelf()
    const isSaidAlike = words === undefined && sort !== 'name'
    const name = JSON.stringify([isSaidAlike ? '' : at.locale, at.priceChannel, onShelf.turn, words, wish, categoryPath, filters, sort])
    const matching = await choices(name, async () => {
      const columns = await columnsOf(at.priceChannel, onShelf)
      const counts = countInMemory(columns, await amongOf(query, at.locale), filters)
      const sortedPositions = await sorted(query, at, counts.shown)
      return { ...counts, shown: sortedPositions.some(isDiscontinued) ? Int32Array.from(
        discontinuedLast([...sortedPositions], isDiscontinued),
      ) : sortedPositions }
    })
    return pageOf(index, matching, query)
  }
}
