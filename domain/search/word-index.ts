import type { ProductId } from '../product/product.ts'
import type { SearchText } from './search-text.ts'

/** The distinct words of one part of all texts, sorted, and for each word the rows of the texts that contain it. */
export type PartIndex = { readonly words: readonly string[]; readonly rows: readonly (readonly number[])[] }

/** The words of all products in one language; a product is identified by its row. */
export type WordIndex = {
  readonly products: readonly ProductId[]
  readonly titles: readonly string[]
  /** The titles as one word, because shoppers write MyDay as "my day" and Opti-Free as "optifree". */
  readonly joinedTitles: readonly string[]
  readonly names: PartIndex
  readonly categories: PartIndex
  readonly descriptions: PartIndex
  /** The words of names and category titles as they are written. */
  readonly written: readonly string[]
}

const indexOf = (texts: readonly (readonly string[])[]): PartIndex => {
  const rowsOf = new Map<string, number[]>()
  for (const [row, words] of texts.entries()) {
    for (const word of new Set(words)) {
      const rows = rowsOf.get(word)
      if (rows === undefined) rowsOf.set(word, [row])
      else rows.push(row)
    }
  }
  const words = [...rowsOf.keys()].sort()
  return { words, rows: words.map((word) => rowsOf.get(word) ?? []) }
}

export const makeWordIndex = (texts: readonly SearchText[]): WordIndex => ({
  products: texts.map(({ product }) => product),
  titles: texts.map(({ title }) => title),
  joinedTitles: texts.map(({ title }) => title.replaceAll(' ', '')),
  names: indexOf(texts.map(({ names }) => names)),
  categories: indexOf(texts.map(({ categories }) => categories)),
  descriptions: indexOf(texts.map(({ description }) => description)),
  written: [...new Set(texts.flatMap(({ written }) => written))],
})
