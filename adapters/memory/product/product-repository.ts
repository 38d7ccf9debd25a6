import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ProductRepository } from '../../../application/commerce/product/product-repository.port.ts'
import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { Product } from '../../../domain/product/product.ts'
import { inLocale, type Locale } from '../../../domain/shop/locale.ts'
import { withStaffChanges, currentPrices } from './changed-products.ts'
import { asRated } from '../rating/stored-rating.ts'
import { findProducts } from '../search/find-products.ts'
import type { ShopState } from '../shop-state.ts'
import { productsOnHand } from '../stock/stock-ledger.ts'

const bySize = (left: Product, right: Product): number => left.pack.quantity - right.pack.quantity || left.id - right.id

const wordsOf = ({ products, categories }: Pick<ShopCatalogue, 'products' | 'categories'>, locale: Locale): readonly string[] => [
  ...products.flatMap(({ titles, brand, manufacturer }) => [inLocale(titles, locale), brand, manufacturer]),
  ...categories.map(({ titles }) => inLocale(titles, locale)),
].flatMap((text) => text.split(/\s+/))

type State = Pick<ShopState, 'catalogue' | 'stock' | 'figures' | 'changedPrices' | 'productVisibility' | 'saleStops'>

export const openProductRepository = (state: State): ProductRepository => {
  const { catalogue } = state
  const byId = new Map(catalogue.products.map((product) => [product.id, product]))
  const groups = Map.groupBy(catalogue.products, (product) => product.group.key)
  const categories = new Map(catalogue.categories.map((category) => [category.path, category]))
  const pricesIn = (channel: string): ReadonlyMap<Product['id'], number> =>
    new Map(currentPrices(state).flatMap((entry) => (entry.priceChannel === channel ? [[entry.productId, entry.current]] : [])))
  const rated = (products: readonly Product[]) => products.map((product) => asRated(state, withStaffChanges(state, product)))
  return {
    products: (ids) => TE.fromIO(() => rated(ids.flatMap((id) => byId.get(id) ?? []))),
    group: (key) => TE.fromIO(() => rated((groups.get(key) ?? []).toSorted(bySize))),
    find: (query, { locale, priceChannel }) => {
      const [prices, onHand] = [pricesIn(priceChannel), productsOnHand(state)]
      const offeredOf = ({ id }: Product) => ({ cents: prices.get(id), isOnHand: onHand.has(id) })
      return TE.right(findProducts(rated(catalogue.products), query, { locale, offeredOf }))
    },
    words: (locale) => TE.right(wordsOf(catalogue, locale)),
    category: (path) => TE.right(categories.get(path)),
  }
}
