import type { Product } from '../../../domain/product/product.ts'
import { normaliseForSearch } from '../../../domain/search/normalise-for-search.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { editDistance } from '../../../domain/search/edit-distance.ts'

/** The words of a text without case and accents; `Opti-Free` is two words. */
const wordsOf = (text: string): readonly string[] => normaliseForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The number of wrong letters that a word may have: none in a short one. */
const maxTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const isMisspelt = (word: string, candidate: string): boolean =>
  maxTypos(word) > 0 && Math.min(editDistance(word, candidate), editDistance(word, candidate.slice(0, word.length))) <= maxTypos(word)

const scoreWord = (word: string, names: readonly string[], body: readonly string[]): number => {
  if (names.includes(word)) return 4
  if (names.some((candidate) => candidate.startsWith(word))) return 3
  if (body.some((candidate) => candidate.startsWith(word))) return 2
  return names.some((candidate) => isMisspelt(word, candidate)) ? 1 : 0
}

/** How well a product matches the words; 0 if one of them does not match. A title that begins with them comes first. */
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
