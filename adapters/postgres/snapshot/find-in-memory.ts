import type { Kysely } from 'kysely'
import type { ProductBook } from '../../../application/commerce/product/product-book.port.ts'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { findHits } from '../search/find-hits.ts'
import type { Tables } from '../tables.ts'
import { countInMemory, type Counted } from './count-in-memory.ts'
import type { ListingIndex } from './listing-index.ts'
import { openListingOrders } from './listing-orders.ts'
import { openMemory } from './open-memory.ts'
import type { Prices } from './read-rows.ts'

const MOST_TERMS = 200
const MOST_SHELVES = 1000

type Find = (...asked: Parameters<ProductBook['find']>) => Promise<ReturnType<typeof pageOf>>

const isUnder = (path: string, { categoryPath }: ListingQuery): boolean =>
  categoryPath === undefined || path === categoryPath || path.startsWith(`${categoryPath}/`)

/** What a search finds, best first; what fits equally well stays in the catalogue's own order. */
const openHits = (db: Kysely<Tables>, { places }: ListingIndex) => {
  const known = openMemory<readonly number[]>(MOST_TERMS)
  return (term: string, locale: Locale): Promise<readonly number[]> =>
    known(`${locale} ${term}`, async () => {
      const { ids, ranks } = await findHits(db, term, locale)
      return ids
        .map((id, index) => ({ place: places.get(id) ?? -1, rank: ranks[index] ?? 0 }))
        .filter(({ place }) => place >= 0)
        .sort((one, other) => other.rank - one.rank || one.place - other.place)
        .map(({ place }) => place)
    })
}

/** The same products in another order. */
const inOrder = (shown: readonly number[], order: Int32Array): readonly number[] => {
  const isShown = new Uint8Array(order.length)
  for (const place of shown) isShown[place] = 1
  return [...order].filter((place) => isShown[place] === 1)
}

const pageOf = ({ listed }: ListingIndex, { shown, facets }: Counted, ordered: readonly number[], query: ListingQuery) => {
  const { page, itemsPerPage } = query
  const places = ordered.slice((page - 1) * itemsPerPage, page * itemsPerPage)
  return { products: places.map((place) => listed[place]).filter((product) => product !== undefined), total: shown.length, facets }
}

/** Lists, sorts and counts in memory. The words of a search are asked of the database, each term once. */
export const findInMemory = (db: Kysely<Tables>, index: ListingIndex, prices: Prices): Find => {
  const hitsOf = openHits(db, index)
  const orderOf = openListingOrders(db, index, prices)
  const shelves = new Map<string | undefined, Counted>()
  const whole = (path: string | undefined): Counted => {
    const counted = shelves.get(path) ?? countInMemory(index, index.under(path), {})
    if (counted.shown.length > 0 && shelves.size < MOST_SHELVES) shelves.set(path, counted)
    return counted
  }
  const counted = async (query: ListingQuery, locale: Locale): Promise<Counted> => {
    const { search, filters, categoryPath } = query
    if (search === undefined && Object.keys(filters).length === 0) return whole(categoryPath)
    if (search === undefined) return countInMemory(index, index.under(categoryPath), filters)
    const hits = await hitsOf(search, locale)
    return countInMemory(index, hits.filter((place) => isUnder(index.listed[place]?.categoryPath ?? '', query)), filters)
  }
  return async (query, at) => {
    const found = await counted(query, at.locale)
    const order = await orderOf(query, at)
    const own = query.sort === 'position' && query.search !== undefined ? found.shown.toSorted((one, other) => one - other) : found.shown
    return pageOf(index, found, order === undefined ? own : inOrder(found.shown, order), query)
  }
}
