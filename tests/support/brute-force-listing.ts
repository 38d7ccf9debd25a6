import { facetOrder } from '../../domain/listing/facet-order.ts'
import { facetValues, type Offered } from '../../domain/listing/facet-values.ts'
import type { ListedProducts } from '../../domain/listing/listed-products.ts'
import { FACETS, type Facet, type ListingQuery, type Sort } from '../../domain/listing/listing-query.ts'
import { isUnder } from '../../domain/product/category-path.ts'
import type { Product } from '../../domain/product/product.ts'
import { distanceToPrefix, editDistance } from '../../domain/search/edit-distance.ts'
import { matchesLensFilter } from '../../domain/search/lens-filter.ts'
import { plainWords } from '../../domain/search/plain-words.ts'
import type { SearchText } from '../../domain/search/search-text.ts'
import { inLocale, type Locale } from '../../domain/shop/locale.ts'

type Shop = {
  readonly listed: ListedProducts
  readonly texts: readonly SearchText[]
  readonly locale: Locale
  readonly offeredOf: (product: Product) => Offered
}

const isNumber = (word: string): boolean => /^\d+$/.test(word)
const stemOf = (word: string): string => (word.length > 5 ? word.replace(/(?:e[nrms]|[aeions])$/, '') : word)

/** 3 in names, 2 in categories, 1 in the description, otherwise 0. */
const weightOf = ({ names, categories, description }: SearchText, word: string): number => {
  const isIn = (words: readonly string[]): boolean => words.some((other) => other.startsWith(stemOf(word)))
  if (isIn(names)) return 3
  if (isNumber(word)) return 0
  return isIn(categories) ? 2 : isIn(description) ? 1 : 0
}

const exactRank = (text: SearchText, words: readonly string[]): number => {
  const [term, joined, { title }] = [words.join(' '), words.join(''), text]
  const share = Math.min(1, term.length / title.length)
  if (title === term) return 9
  if (title.startsWith(term)) return 7 + share
  if (title.replaceAll(' ', '').startsWith(joined)) return 5 + share
  const least = Math.min(...words.map((word) => weightOf(text, word)))
  if (least === 3) return 3 + share
  return least === 0 && weightOf(text, joined) > 0 ? 1 : least
}

const similarity = ({ names, categories }: SearchText, word: string): number => {
  const maximum = isNumber(word) ? 0 : word.length < 8 ? 1 : 2
  const typos = [...names, ...categories].filter((other) => other.length >= word.length - maximum).map((other) => {
    if (word.length > 3) return distanceToPrefix(word, other)
    return word[0] === other[0] ? editDistance(word, other) : Infinity
  })
  const least = Math.min(Infinity, ...typos)
  return least > maximum ? 0 : Math.fround(1 - least / word.length)
}

const similarRank = (text: SearchText, words: readonly string[]): number => {
  const all = words.map((word) => similarity(text, word))
  return all.includes(0) ? 0 : all.reduce((sum, one) => sum + one, 0) / all.length
}

/** The rank of each product, 0 if it does not match. */
const ranksOf = (texts: readonly SearchText[], term: string): readonly number[] => {
  const words = plainWords(term).slice(0, 8)
  const long = words.filter((word) => word.length >= 3)
  const exact = words.length === 0 ? texts.map(() => 0) : texts.map((text) => exactRank(text, words))
  if (exact.some((rank) => rank > 1)) return exact.map((rank) => (rank > 1 ? rank : 0))
  return exact.some((rank) => rank > 0) || long.length === 0 ? exact : texts.map((text) => similarRank(text, long))
}

/** All products of a listing or search and its facets, each product tested and counted separately. */
export const bruteForceListing = ({ listed, texts, locale, offeredOf }: Shop, query: ListingQuery) => {
  const { search, categoryPath, lensFilter, filters, sort } = query
  const ranks = search === undefined ? texts.map(() => 1) : ranksOf(texts, search)
  const valuesOf = (product: Product, facet: Facet) => facetValues(product, facet, offeredOf(product))
  const passes = (product: Product, facet: Facet): boolean =>
    (filters[facet] ?? []).length === 0 || valuesOf(product, facet).some((value) => filters[facet]?.includes(value))
  const matching = listed.products.map((product, row) => ({ product, rank: ranks[row] ?? 0 })).filter(({ product, rank }) => rank > 0
    && (categoryPath === undefined || isUnder(product.categoryPath, categoryPath))
    && (lensFilter === undefined || matchesLensFilter(lensFilter, product, listed.packsOf(product))))
  const keyOf: { readonly [one in Sort]: (item: (typeof matching)[number]) => number | string } = {
    position: () => 0,
    relevance: ({ rank }) => -rank,
    price: ({ product }) => offeredOf(product).cents ?? Infinity,
    price_desc: ({ product }) => -(offeredOf(product).cents ?? -Infinity),
    name: ({ product }) => plainWords(inLocale(product.titles, locale)).join(' '),
    rating: ({ product: { rating } }) => -(rating.ratingTotal * 1000 + rating.ratingCount),
  }
  const found = matching.filter(({ product }) => FACETS.every((facet) => passes(product, facet))).toSorted((one, other) => {
    if (one.product.discontinued !== other.product.discontinued) return one.product.discontinued ? 1 : -1
    const [left, right] = [keyOf[sort](one), keyOf[sort](other)]
    return left < right ? -1 : left > right ? 1 : 0
  })
  const facets = FACETS.map((facet) => {
    const counted = matching.filter(({ product }) => FACETS.every((other) => other === facet || passes(product, other)))
    const chosen = filters[facet] ?? []
    const values = [...new Set([...chosen, ...counted.flatMap(({ product }) => valuesOf(product, facet))])].map((value) => ({
      value, chosen: chosen.includes(value), count: counted.filter(({ product }) => valuesOf(product, facet).includes(value)).length,
    }))
    return { facet, values: values.toSorted((one, other) => facetOrder(facet)(one.value, other.value)) }
  })
  return { ids: found.map(({ product }) => product.id), facets }
}
