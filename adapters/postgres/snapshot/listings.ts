import type { ProductMatches, ProductRepository } from '../../../application/commerce/product/product-repository.port.ts'
import { makeFacetColumn, type FacetColumn } from '../../../domain/listing/facet-column.ts'
import type { Offered } from '../../../domain/listing/facet-values.ts'
import { findProducts, pageOf, type FoundProducts } from '../../../domain/listing/find-products.ts'
import type { ListedProducts } from '../../../domain/listing/listed-products.ts'
import { FACETS } from '../../../domain/listing/listing-query.ts'
import type { Product } from '../../../domain/product/product.ts'
import { findWords } from '../../../domain/search/find-words.ts'
import { openCache } from './open-cache.ts'
import type { Prices } from './read-rows.ts'
import type { StockSnapshot } from './stock-snapshot.ts'
import type { WordIndexes } from './word-indexes.ts'

/** Each choice holds eight bytes per product. */
const MAX_CHOICES = 300
/** One per facet, of the price one per channel, and of the stock one per revision. */
const MAX_COLUMNS = 50

type CatalogueParts = {
  readonly listed: ListedProducts
  readonly prices: Prices
  readonly words: WordIndexes
  readonly stock: () => Promise<StockSnapshot>
}

export type Find = (...input: Parameters<ProductRepository['find']>) => Promise<ProductMatches>

/** Lists, sorts, counts and searches products; each choice is computed once. */
export const openListings = ({ listed, prices, words, stock: readStock }: CatalogueParts): Find => {
  const choices = openCache<FoundProducts>(MAX_CHOICES)
  const columns = openCache<FacetColumn>(MAX_COLUMNS)
  const columnsOf = (priceChannel: string, { revision, onHand }: StockSnapshot): Promise<readonly FacetColumn[]> => {
    const [pricesHere, dependsOn] = [prices.get(priceChannel), { price: priceChannel, stock: revision }]
    const offeredOf = ({ id }: Product): Offered => ({ cents: pricesHere?.get(id)?.current, isOnHand: onHand.has(id) })
    return Promise.all(FACETS.map((facet) => columns(
      JSON.stringify([facet, facet === 'price' || facet === 'stock' ? dependsOn[facet] : '']),
      () => Promise.resolve(makeFacetColumn(listed.products, facet, offeredOf)),
    )))
  }
  return async (query, { locale, priceChannel }) => {
    const { search, lensFilter, categoryPath, filters, sort } = query
    const stock = await readStock()
    const isLocaleIndependent = search === undefined && sort !== 'name'
    const name = JSON.stringify(
      [isLocaleIndependent ? '' : locale, priceChannel, stock.revision, search, lensFilter, categoryPath, filters, sort],
    )
    const found = await choices(name, async () => findProducts(listed, query, {
      locale,
      columns: await columnsOf(priceChannel, stock),
      priceOf: ({ id }) => prices.get(priceChannel)?.get(id)?.current,
      ranks: search === undefined ? undefined : findWords(await words(locale), search),
    }))
    return pageOf(found, query)
  }
}
