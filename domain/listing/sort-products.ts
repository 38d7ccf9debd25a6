import type { Product } from '../product/product.ts'
import { plainWords } from '../search/plain-words.ts'
import { inLocale, type Locale } from '../shop/locale.ts'
import type { Sort } from './listing-query.ts'

export type SortKeys = {
  readonly locale: Locale
  /** Cents; a product without a price comes last in both directions. */
  readonly priceOf: (product: Product) => number | undefined
}

type KeyOf = (product: Product) => number | string

/** Smallest first; none for the order of the catalogue. Relevance is a property of a search. */
const keysOf = ({ locale, priceOf }: SortKeys): { readonly [sort in Sort]: readonly KeyOf[] } => ({
  position: [],
  relevance: [],
  price: [(product) => priceOf(product) ?? Infinity],
  price_desc: [(product) => -(priceOf(product) ?? -Infinity)],
  name: [({ titles }) => plainWords(inLocale(titles, locale)).join(' ')],
  rating: [({ rating }) => -rating.ratingTotal, ({ rating }) => -rating.ratingCount],
})

/** The rows of the products in this order. `products` are in the order of the catalogue, and equal ones stay in it. */
export const sortProducts = (products: readonly Product[], sort: Sort, keys: SortKeys): Uint32Array => {
  const rows = products.map((product, row) => ({ product, row }))
  const sorted = keysOf(keys)[sort].reduceRight((before, keyOf) => {
    const keyed = before.map((item) => ({ item, key: keyOf(item.product) }))
    return keyed.sort(({ key: left }, { key: right }) => (left < right ? -1 : left > right ? 1 : 0)).map(({ item }) => item)
  }, rows)
  return Uint32Array.from(sorted, ({ row }) => row)
}
