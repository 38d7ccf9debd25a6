import type { Product } from '../product/product.ts'
import { plainWords } from '../search/plain-words.ts'
import { inLocale, type Locale } from '../shop/locale.ts'
import type { Sort } from './listing-query.ts'

export type SortKeys = {
  readonly locale: Locale
  /** Cents; a product without a price comes last in both directions. */
  readonly priceOf: (product: Product) => number | undefined
  readonly rankOf: (product: Product) => number
}

type KeyOf = (product: Product) => number | string

/** Smallest first; undefined for the order of the catalogue. */
const keysOf = ({ locale, priceOf, rankOf }: SortKeys): { readonly [sort in Sort]: readonly KeyOf[] } => ({
  position: [],
  relevance: [(product) => -rankOf(product)],
  price: [(product) => priceOf(product) ?? Infinity],
  price_desc: [(product) => -(priceOf(product) ?? -Infinity)],
  name: [({ titles }) => plainWords(inLocale(titles, locale)).join(' ')],
  rating: [({ rating }) => -rating.ratingTotal, ({ rating }) => -rating.ratingCount],
})

/** `products` are in the order of the catalogue, and equal ones stay in it. */
export const sortProducts = (products: readonly Product[], sort: Sort, keys: SortKeys): readonly Product[] =>
  keysOf(keys)[sort].reduceRight<readonly Product[]>((sorted, keyOf) => {
    const keyed = sorted.map((product) => ({ product, key: keyOf(product) }))
    return keyed.sort(({ key: left }, { key: right }) => (left < right ? -1 : left > right ? 1 : 0)).map(({ product }) => product)
  }, products)
