import type { Kysely } from 'kysely'
import type { ListingQuery, Sort } from '../../../domain/listing/listing-query.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import type { ListingIndex } from './listing-index.ts'
import { openMemory } from './open-memory.ts'
import type { Prices } from './read-rows.ts'

type At = { readonly locale: Locale; readonly priceChannel: string }
type Compare = (one: Product, other: Product) => number

/** One for each channel and language; no shop has more of them. */
const MOST_ORDERS = 50

const by = (key: (product: Product) => number | string): Compare => (one, other) => {
  const [first, second] = [key(one), key(other)]
  return first < second ? -1 : first > second ? 1 : 0
}

const byRating: Compare = (one, other) =>
  other.rating.ratingTotal - one.rating.ratingTotal || other.rating.ratingCount - one.rating.ratingCount

/** A product without a price comes last either way. */
const byPrice = (prices: Prices, channel: string, direction: 1 | -1): Compare => {
  const here = prices.get(channel)
  return by(({ id }) => {
    const entry = here?.get(id)
    return entry === undefined ? Infinity : direction * entry.current
  })
}

const LAST = '\uffff'

/** Plain letters, as the database sorts them. */
const byTitle = async (db: Kysely<Tables>, locale: Locale): Promise<Compare> => {
  const rows = await db.selectFrom('product_text').select(['product_id', 'plain_title']).where('locale', '=', locale).execute()
  const titles = new Map(rows.map((row) => [row.product_id, row.plain_title]))
  return by(({ id }) => titles.get(id) ?? LAST)
}

const sorted = ({ products: listed }: ListingIndex, compare: Compare): Int32Array => {
  const entries = [...listed.entries()].sort(([one, first], [other, second]) => compare(first, second) || one - other)
  return Int32Array.from(entries, ([position]) => position)
}

/**
 * All listed products in the order of a sort; those that compare equal keep the catalogue's own. `undefined` where it is the
 * catalogue's own or that of the search.
 */
export const openListingOrders = (db: Kysely<Tables>, index: ListingIndex, prices: Prices) => {
  const orders = openMemory<Int32Array>(MOST_ORDERS)
  const compares: { readonly [sort in Sort]?: (at: At) => Compare | Promise<Compare> } = {
    price: ({ priceChannel }) => byPrice(prices, priceChannel, 1),
    price_desc: ({ priceChannel }) => byPrice(prices, priceChannel, -1),
    name: ({ locale }) => byTitle(db, locale),
    rating: () => byRating,
  }
  return async ({ sort }: Pick<ListingQuery, 'sort'>, at: At): Promise<Int32Array | undefined> => {
    const compare = compares[sort]
    if (compare === undefined) return undefined
    return orders(`${sort} ${at.priceChannel} ${at.locale}`, async () => sorted(index, await compare(at)))
  }
}
