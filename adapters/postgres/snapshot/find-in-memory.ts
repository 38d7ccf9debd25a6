import type { Kysely } from 'kysely'
import type { ProductBook } from '../../../application/commerce/product/product-book.port.ts'
import { discontinuedLast } from '../../../domain/listing/discontinued-last.ts'
import { fitsWish, type LensWish } from '../../../domain/search/lens-wish.ts'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import { countInMemory, type Counted } from './count-in-memory.ts'
import { openFacetColumns } from './facet-columns.ts'
import type { ListingIndex } from './listing-index.ts'
import { openListingOrders } from './listing-orders.ts'
import { openMemory } from './open-memory.ts'
import type { Prices } from './read-rows.ts'
import type { SearchInMemory } from './search-in-memory.ts'
import type { Shelf } from './shelf.ts'

const MOST_TERMS = 200
/** Each holds four bytes for a product it shows. */
const MOST_CHOICES = 300

type At = Parameters<ProductBook['find']>[1]
type Find = (...asked: Parameters<ProductBook['find']>) => Promise<ReturnType<typeof pageOf>>

const isUnder = (path: string, { categoryPath }: ListingQuery): boolean =>
  categoryPath === undefined || path === categoryPath || path.startsWith(`${categoryPath}/`)

/** What a search finds, best first; what fits equally well stays in the catalogue's own order. */
const openHits = (search: SearchInMemory, { places }: ListingIndex) => {
  const known = openMemory<readonly number[]>(MOST_TERMS)
  return (term: string, locale: Locale): Promise<readonly number[]> =>
    known(`${locale} ${term}`, async () => {
      const { ids, ranks } = await search(term, locale)
      return ids
        .map((id, index) => ({ place: places.get(id) ?? -1, rank: ranks[index] ?? 0 }))
        .filter(({ place }) => place >= 0)
        .sort((one, other) => other.rank - one.rank || one.place - other.place)
        .map(({ place }) => place)
    })
}

const isWished = ({ listed, packs }: ListingIndex, wish: LensWish) => (place: number): boolean => {
  const product = listed[place]
  return product !== undefined && fitsWish(wish, product, wish.packOf === undefined ? [] : packs(place))
}

/** The same products in another order. */
const inOrder = (shown: readonly number[], order: Int32Array): readonly number[] => {
  const isShown = new Uint8Array(order.length)
  for (const place of shown) isShown[place] = 1
  return Array.from(order.filter((place) => isShown[place] === 1))
}

const pageOf = ({ listed }: ListingIndex, { shown, facets }: Counted, { page, itemsPerPage }: ListingQuery) => {
  const places = shown.slice((page - 1) * itemsPerPage, page * itemsPerPage)
  return { products: places.map((place) => listed[place]).filter((product) => product !== undefined), total: shown.length, facets }
}

type From = {
  readonly index: ListingIndex
  readonly prices: Prices
  readonly search: SearchInMemory
  readonly shelf: () => Promise<Shelf>
}

/** Lists, sorts and counts in memory, each choice once, and finds each term once. */
export const findInMemory = (db: Kysely<Tables>, { index, prices, search, shelf }: From): Find => {
  const hitsOf = openHits(search, index)
  const orderOf = openListingOrders(db, index, prices)
  const columnsOf = openFacetColumns(index, prices)
  const choices = openMemory<Counted>(MOST_CHOICES)
  const placesOf = async (query: ListingQuery, locale: Locale): Promise<Iterable<number>> => {
    if (query.search === undefined) return index.under(query.categoryPath)
    const hits = await hitsOf(query.search, locale)
    return hits.filter((place) => isUnder(index.listed[place]?.categoryPath ?? '', query))
  }
  const amongOf = async (query: ListingQuery, locale: Locale): Promise<Iterable<number>> => {
    const places = await placesOf(query, locale)
    return query.wish === undefined ? places : [...places].filter(isWished(index, query.wish))
  }
  const sorted = async (query: ListingQuery, at: At, shown: readonly number[]): Promise<readonly number[]> => {
    const order = await orderOf(query, at)
    if (order !== undefined) return inOrder(shown, order)
    return query.sort === 'position' && query.search !== undefined ? shown.toSorted((one, other) => one - other) : shown
  }
  return async (query, at) => {
    const { search: words, wish, categoryPath, filters, sort } = query
    const onShelf = await shelf()
    const isSaidAlike = words === undefined && sort !== 'name'
    const name = JSON.stringify([isSaidAlike ? '' : at.locale, at.priceChannel, onShelf.turn, words, wish, categoryPath, filters, sort])
    const found = await choices(name, async () => {
      const columns = await columnsOf(at.priceChannel, onShelf)
      const counted = countInMemory(columns, await amongOf(query, at.locale), filters)
      const shown = await sorted(query, at, counted.shown)
      return { ...counted, shown: discontinuedLast(shown, (place) => index.listed[place]?.discontinued === true) }
    })
    return pageOf(index, found, query)
  }
}
