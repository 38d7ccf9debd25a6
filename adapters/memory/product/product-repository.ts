import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ProductRepository } from '../../../application/commerce/product/product-repository.port.ts'
import type { Product } from '../../../domain/product/product.ts'
import { findProducts, pageOf } from '../../../domain/listing/find-products.ts'
import { makeListedProducts, type ListedProducts } from '../../../domain/listing/listed-products.ts'
import { openProductKinds } from '../../../domain/listing/product-kinds.ts'
import { sortProducts } from '../../../domain/listing/sort-products.ts'
import { findWords } from '../../../domain/search/find-words.ts'
import { makeSearchText } from '../../../domain/search/search-text.ts'
import { makeWordIndex, type WordIndex } from '../../../domain/search/word-index.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { withStaffChanges, currentPrices } from './changed-products.ts'
import { asRated } from '../rating/stored-rating.ts'
import type { ShopState } from '../shop-state.ts'
import { productsOnHand } from '../stock/stock-ledger.ts'

const bySize = (left: Product, right: Product): number => left.pack.quantity - right.pack.quantity || left.id - right.id

type State = Pick<ShopState, 'catalogue' | 'stock' | 'figures' | 'changedPrices' | 'productVisibility' | 'saleStops'>

export const openProductRepository = (state: State): ProductRepository => {
  const { catalogue } = state
  const byId = new Map(catalogue.products.map((product) => [product.id, product]))
  const groups = Map.groupBy(catalogue.products, (product) => product.group.key)
  const categories = new Map(catalogue.categories.map((category) => [category.path, category]))
  const pricesIn = (channel: string): ReadonlyMap<Product['id'], number> =>
    new Map(currentPrices(state).flatMap((entry) => (entry.priceChannel === channel ? [[entry.productId, entry.current]] : [])))
  const rated = (products: readonly Product[]) => products.map((product) => asRated(state, withStaffChanges(state, product)))
  const listedNow = (): ListedProducts => makeListedProducts(rated(catalogue.products))
  // Staff change no texts, but which products are listed.
  const indexes = new Map<Locale, { readonly ids: string; readonly index: WordIndex }>()
  const indexIn = (locale: Locale, { products }: ListedProducts): WordIndex => {
    const ids = products.map(({ id }) => id).join()
    const indexed = indexes.get(locale)
    if (indexed?.ids === ids) return indexed.index
    const index = makeWordIndex(products.map((product) => makeSearchText(product, categories, locale)))
    indexes.set(locale, { ids, index })
    return index
  }
  return {
    products: (ids) => TE.fromIO(() => rated(ids.flatMap((id) => byId.get(id) ?? []))),
    group: (key) => TE.fromIO(() => rated((groups.get(key) ?? []).toSorted(bySize))),
    find: (query, { locale, priceChannel }) => TE.fromIO(() => {
      const [prices, onHand] = [pricesIn(priceChannel), productsOnHand(state)]
      const listed = listedNow()
      const priceOf = ({ id }: Product) => prices.get(id)
      const found = findProducts(listed, query, {
        kinds: openProductKinds(listed)((product) => ({ cents: priceOf(product), isOnHand: onHand.has(product.id) })),
        order: sortProducts(listed.products, query.sort, { locale, priceOf }),
        hits: query.search === undefined ? undefined : findWords(indexIn(locale, listed), query.search),
      })
      return pageOf(listed, found, query)
    }),
    words: (locale) => TE.fromIO(() => indexIn(locale, listedNow()).written),
    category: (path) => TE.right(categories.get(path)),
  }
}
