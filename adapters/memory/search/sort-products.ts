import type { Sort } from '../../../domain/listing/listing-query.ts'
import type { Product } from '../../../domain/product/product.ts'
import { normaliseForSearch } from '../../../domain/search/normalise-for-search.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

type Compare = (left: Product, right: Product) => number

export type SortKeys = {
  readonly locale: Locale
  /** Cents; undefined without a price, and such a product comes last in both directions. */
  readonly priceOf: (product: Product) => number | undefined
  readonly scoreOf: (product: Product) => number
}

const byText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)
const inOrder = (left: Product, right: Product): number => left.position - right.position || left.id - right.id

const comparing = ({ locale, priceOf, scoreOf }: SortKeys): Record<Sort, Compare> => ({
  position: () => 0,
  relevance: (left, right) => scoreOf(right) - scoreOf(left),
  price: (left, right) => (priceOf(left) ?? Number.MAX_SAFE_INTEGER) - (priceOf(right) ?? Number.MAX_SAFE_INTEGER),
  price_desc: (left, right) => (priceOf(right) ?? -1) - (priceOf(left) ?? -1),
  name: (left, right) =>
    byText(normaliseForSearch(inLocale(left.titles, locale)), normaliseForSearch(inLocale(right.titles, locale))),
  rating: (left, right) =>
    right.rating.ratingTotal - left.rating.ratingTotal || right.rating.ratingCount - left.rating.ratingCount,
})

/** Equal products stay in the order of the catalogue. */
export const sortProducts = (products: readonly Product[], sort: Sort, keys: SortKeys): readonly Product[] => {
  const compare = comparing(keys)[sort]
  return products.toSorted((left, right) => compare(left, right) || inOrder(left, right))
}
