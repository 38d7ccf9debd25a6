import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Category } from '../../../domain/product/category.ts'
import type { Product } from '../../../domain/product/product.ts'
import { makeSearchText, type SearchText } from '../../../domain/search/search-text.ts'
import { makeWordIndex, type WordIndex } from '../../../domain/search/word-index.ts'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import { openCache } from './open-cache.ts'

export type WordIndexes = (locale: Locale) => Promise<WordIndex>

/** Products per turn of the event loop, so that splitting their texts does not block requests for long. */
const BATCH_SIZE = 200

/** Builds the word index of a language at its first search. */
export const openWordIndexes = (products: readonly Product[], categories: ReadonlyMap<string, Category>): WordIndexes => {
  const indexes = openCache<WordIndex>(LOCALES.length)
  const build = async (locale: Locale): Promise<WordIndex> => {
    const texts: SearchText[] = []
    for (let from = 0; from < products.length; from += BATCH_SIZE) {
      texts.push(...products.slice(from, from + BATCH_SIZE).map((product) => makeSearchText(product, categories, locale)))
      await nextTurn()
    }
    return makeWordIndex(texts)
  }
  return (locale) => indexes(locale, () => build(locale))
}
