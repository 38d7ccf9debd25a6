import type { Sort } from '../../../domain/listing/listing-query.ts'
import type { Product } from '../../../domain/product/product.ts'
import { normaliseForSearch } from '../../../domain/search/normalise-for-search.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

type Compare = (one: Product, other: Product) => number

export type SortKeys = {
  readonly locale: Locale
  /** Cents; `undefined` without a price: such a product comes last either way. */
  readonly priceOf: (product: Product) => number | undefined
  readonly scoreOf: (product: Product) => number
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const inOrder = (one: Product, other: Product): number => one.position - other.position || one.id - other.id

const comparing = ({ locale, priceOf, scoreOf }: SortKeys): Record<Sort, Compare> => ({
  position: () => 0,
  relevance: (one, other) => scoreOf(other) - scoreOf(one),
  price: (one, other) => (priceOf(one) ?? Number.MAX_SAFE_INTEGER) - (priceOf(other) ?? Number.MAX_SAFE_INTEGER),
  price_desc: (one, other) => (priceOf(other) ?? -1) - (priceOf(one) ?? -1),
  name: (one, other) =>
    byText(normaliseForSearch(inLocale(one.titles, locale)), normaliseForSearch(inLocale(other.titles, locale))),
  rating: (one, other) =>
    other.rating.ratingTotal - one.rating.ratingTotal || other.rating.ratingCount - one.rating.ratingCount,
})

/** Products that compare equal keep the catalogue's own order. */
export const sortProducts = (products: readonly Product[], sort: Sort, keys: SortKeys): readonly Product[] => {
  const compare = comparing(keys)[sort]
  return products.toSorted((one, other) => compare(one, other) || inOrder(one, other))
}
