import type { ProductMatches, ProductRepository } from '../../../application/commerce/product/product-repository.port.ts'
import type { CountedProducts } from '../../../domain/listing/count-facets.ts'
import { findProducts, pageOf } from '../../../domain/listing/find-products.ts'
import type { ListedProducts } from '../../../domain/listing/listed-products.ts'
import { findWords } from '../../../domain/search/find-words.ts'
import { openCache } from './open-cache.ts'
import type { Prices } from './read-rows.ts'
import type { StockSnapshot } from './stock-snapshot.ts'
import type { WordIndexes } from './word-indexes.ts'

/** Each choice holds eight bytes per product. */
const MAX_CHOICES = 300

type CatalogueParts = {
  readonly listed: ListedProducts
  readonly prices: Prices
  readonly words: WordIndexes
  readonly stock: () => Promise<StockSnapshot>
}

export type Find = (...input: Parameters<ProductRepository['find']>) => Promise<ProductMatches>

/** Lists, sorts, counts and searches products; each choice is computed once. */
export const openListings = ({ listed, prices, words, stock: readStock }: CatalogueParts): Find => {
  const choices = openCache<CountedProducts>(MAX_CHOICES)
  return async (query, { locale, priceChannel }) => {
    const { search, lensFilter, categoryPath, filters, sort } = query
    const { revision, onHand } = await readStock()
    const isLocaleIndependent = search === undefined && sort !== 'name'
    const name = JSON.stringify(
      [isLocaleIndependent ? '' : locale, priceChannel, revision, search, lensFilter, categoryPath, filters, sort],
    )
    const found = await choices(name, async () => findProducts(listed, query, {
      locale,
      offeredOf: ({ id }) => ({ cents: prices.get(priceChannel)?.get(id)?.current, isOnHand: onHand.has(id) }),
      ranks: search === undefined ? undefined : findWords(await words(locale), search),
    }))
    return pageOf(found, query)
  }
}
