import type { Kysely } from 'kysely'
import type { ListingQuery, Sort } from '../../../domain/listing/listing-query.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import type { ListingIndex } from './listing-index.ts'
import { openCache } from './open-cache.ts'
import type { Prices } from './read-rows.ts'

type ListingContext = { readonly locale: Locale; readonly priceChannel: string }
type Compare = (left: Product, right: Product) => number

/** One per channel and language; no shop has more. */
const MAX_ORDERS = 50

const by = (key: (product: Product) => number | string): Compare => (left, right) => {
  const [first, second] = [key(left), key(right)]
  return first < second ? -1 : first > second ? 1 : 0
}

const byRating: Compare = (left, right) =>
  right.rating.ratingTotal - left.rating.ratingTotal || right.rating.ratingCount - left.rating.ratingCount

/** Products without a price come last in both directions. */
const byPrice = (prices: Prices, channel: string, direction: 1 | -1): Compare => {
  const here = prices.get(channel)
  return by(({ id }) => {
    const entry = here?.get(id)
    return entry === undefined ? Infinity : direction * entry.current
  })
}

const LAST = '\uffff'

/** Compared without accents, as in the database. */
const byTitle = async (db: Kysely<Tables>, locale: Locale): Promise<Compare> => {
  const rows = await db.selectFrom('product_text').select(['product_id', 'plain_title']).where('locale', '=', locale).execute()
  const titles = new Map(rows.map((row) => [row.product_id, row.plain_title]))
  return by(({ id }) => titles.get(id) ?? LAST)
}

const sorted = ({ products: listed }: ListingIndex, compare: Compare): Int32Array => {
  const entries = [...listed.entries()].sort(([left, first], [right, second]) => compare(first, second) || left - right)
  return Int32Array.from(entries, ([position]) => position)
}

/**
 * All listed products in the order of a sort; equal ones in the order of the catalogue. Undefined for the order of the catalogue and for
 * that of the search.
 */
export const openListingOrders = (db: Kysely<Tables>, index: ListingIndex, prices: Prices) => {
  const orders = openCache<Int32Array>(MAX_ORDERS)
  const compares: { readonly [sort in Sort]?: (context: ListingContext) => Compare | Promise<Compare> } = {
    price: ({ priceChannel }) => byPrice(prices, priceChannel, 1),
    price_desc: ({ priceChannel }) => byPrice(prices, priceChannel, -1),
    name: ({ locale }) => byTitle(db, locale),
    rating: () => byRating,
  }
  return async ({ sort }: Pick<ListingQuery, 'sort'>, context: ListingContext): Promise<Int32Array | undefined> => {
    const compare = compares[sort]
    if (compare === undefined) return undefined
    return orders(`${sort} ${context.priceChannel} ${context.locale}`, async () => sorted(index, await compare(context)))
  }
}
