import type { Product } from '../../../domain/product/product.ts'
import { normaliseForSearch } from '../../../domain/search/normalise-for-search.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { editDistance } from '../../../domain/search/edit-distance.ts'

/** The words of a text without case and accents; `Opti-Free` is two, so that either is found. */
const wordsOf = (text: string): readonly string[] => normaliseForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** How many wrong letters a word may have: none in a short one. */
const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const isMisspelt = (word: string, known: string): boolean =>
  slips(word) > 0 && Math.min(editDistance(word, known), editDistance(word, known.slice(0, word.length))) <= slips(word)

const scoreWord = (word: string, names: readonly string[], body: readonly string[]): number => {
  if (names.includes(word)) return 4
  if (names.some((known) => known.startsWith(word))) return 3
  if (body.some((known) => known.startsWith(word))) return 2
  return names.some((known) => isMisspelt(word, known)) ? 1 : 0
}

/** How well a product fits the words; 0 when one of them fits nothing. A title that begins with them comes first. */
export const scoreProduct = (product: Product, term: string, locale: Locale): number => {
  const { titles } = product
  const title = inLocale(titles, locale)
  const names = wordsOf([title, titles.de, titles.en ?? '', product.brand, product.manufacturer].join(' '))
  const body = wordsOf(inLocale(product.descriptions, locale))
  const scores = wordsOf(term).map((word) => scoreWord(word, names, body))
  if (scores.length === 0 || scores.includes(0)) return 0
  const begins = normaliseForSearch(title).startsWith(normaliseForSearch(term)) ? 100 : 0
  return begins + scores.reduce((sum, score) => sum + score, 0) / scores.length
}
