import type { ProductMatches, ProductRepository } from '../../../application/commerce/product/product-repository.port.ts'
import { findProducts, pageOf, type FoundProducts } from '../../../domain/listing/find-products.ts'
import type { ListedProducts } from '../../../domain/listing/listed-products.ts'
import { openProductKinds, type ProductKinds } from '../../../domain/listing/product-kinds.ts'
import { sortProducts } from '../../../domain/listing/sort-products.ts'
import type { Product } from '../../../domain/product/product.ts'
import { findWords } from '../../../domain/search/find-words.ts'
import { openCache } from './open-cache.ts'
import type { Prices } from './read-rows.ts'
import type { StockSnapshot } from './stock-snapshot.ts'
import type { WordIndexes } from './word-indexes.ts'

/** Each holds some dozen references. */
const MAX_PAGES = 1000
/** A search holds four bytes per hit. */
const MAX_CHOICES = 300
/** Each holds four bytes per product. */
const MAX_ORDERS = 30
const MAX_KINDS = 20

type CatalogueParts = {
  readonly listed: ListedProducts
  readonly prices: Prices
  readonly words: WordIndexes
  readonly stock: () => Promise<StockSnapshot>
}

export type Find = (...input: Parameters<ProductRepository['find']>) => Promise<ProductMatches>

/** Lists, sorts, counts and searches products; each choice is computed once. */
export const openListings = ({ listed, prices, words, stock: readStock }: CatalogueParts): Find => {
  const pages = openCache<ProductMatches>(MAX_PAGES)
  const choices = openCache<FoundProducts>(MAX_CHOICES)
  const orders = openCache<Uint32Array>(MAX_ORDERS)
  const kinds = openCache<ProductKinds>(MAX_KINDS)
  let kindsFor: ReturnType<typeof openProductKinds> | undefined
  return async (query, { locale, priceChannel }) => {
    const { search, lensFilter, categoryPath, filters, sort } = query
    const [stock, pricesHere] = [await readStock(), prices.get(priceChannel)]
    const priceOf = ({ id }: Product): number | undefined => pricesHere?.get(id)?.current
    const kindsHere = (): Promise<ProductKinds> => kinds(JSON.stringify([priceChannel, stock.revision]), async () =>
      (kindsFor ??= openProductKinds(listed))((product) => ({ cents: priceOf(product), isOnHand: stock.onHand.has(product.id) })))
    const order = (): Promise<Uint32Array> => orders(
      JSON.stringify([sort, sort === 'name' ? locale : '', sort.startsWith('price') ? priceChannel : '']),
      async () => sortProducts(listed.products, sort, { locale, priceOf }),
    )
    const isLocaleIndependent = search === undefined && sort !== 'name'
    const name = JSON.stringify(
      [isLocaleIndependent ? '' : locale, priceChannel, stock.revision, search, lensFilter, categoryPath, filters, sort],
    )
    const findAll = (): Promise<FoundProducts> => choices(name, async () => findProducts(listed, query, {
      kinds: await kindsHere(),
      order: await order(),
      hits: search === undefined ? undefined : findWords(await words(locale), search),
    }))
    return pages(JSON.stringify([name, query.page, query.itemsPerPage]), async () => pageOf(listed, await findAll(), query))
  }
}
