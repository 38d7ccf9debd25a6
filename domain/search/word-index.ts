import type { SearchText } from './search-text.ts'

/** Lists of numbers, stored one after the other: a catalogue needs millions of numbers. */
export type PackedLists = { readonly starts: Uint32Array; readonly numbers: Uint32Array }

/**
 * The distinct words of one part of all products, sorted, and the rows of the products that have each word. Products with the same text,
 * as in one category, share it: `texts` lists the words of each distinct text, by their places and ascending.
 */
export type PartIndex = {
  readonly words: readonly string[]
  readonly rows: PackedLists
  readonly texts: PackedLists
  readonly textOfRows: Uint32Array
}

/** The words of all products in one language; a product is identified by its row, its place among the products. */
export type WordIndex = {
  readonly titles: readonly string[]
  readonly titleLengths: Uint16Array
  /** The titles as one word, because shoppers write MyDay as "my day" and Opti-Free as "optifree". */
  readonly joinedTitles: PartIndex
  readonly names: PartIndex
  readonly categories: PartIndex
  readonly descriptions: PartIndex
  /** The words of names and category titles as they are written. */
  readonly written: readonly string[]
}

/** The lists from this one to before that one. */
export const numbersOf = ({ starts, numbers }: PackedLists, from: number, to = from + 1): Uint32Array =>
  numbers.subarray(starts[from], starts[to])

const pack = (lists: readonly ArrayLike<number>[]): PackedLists => {
  const starts = new Uint32Array(lists.length + 1)
  for (const [at, { length }] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + length
  const numbers = new Uint32Array(starts.at(-1) ?? 0)
  for (const [at, list] of lists.entries()) numbers.set(list, starts[at])
  return { starts, numbers }
}

const indexPart = (ofRows: readonly (readonly string[])[]): PartIndex => {
  const distinct = new Map<string, readonly string[]>()
  const names = ofRows.map((words) => words.join(' '))
  for (const [row, words] of ofRows.entries()) distinct.set(names[row] ?? '', words)
  const words = [...new Set([...distinct.values()].flat())].sort()
  const places = new Map(words.map((word, place) => [word, place]))
  const texts = [...distinct.values()].map((text) => Uint32Array.from(new Set(text), (word) => places.get(word) ?? 0).sort())
  const numbers = new Map([...distinct.keys()].map((name, number) => [name, number]))
  const textOfRows = Uint32Array.from(names, (name) => numbers.get(name) ?? 0)
  const rows = words.map((): number[] => [])
  for (const [row, text] of textOfRows.entries()) for (const place of texts[text] ?? []) rows[place]?.push(row)
  return { words, rows: pack(rows), texts: pack(texts), textOfRows }
}

export const makeWordIndex = (texts: readonly SearchText[]): WordIndex => ({
  titles: texts.map(({ title }) => title),
  titleLengths: Uint16Array.from(texts, ({ title }) => title.length),
  joinedTitles: indexPart(texts.map(({ title }) => [title.replaceAll(' ', '')])),
  names: indexPart(texts.map(({ names }) => names)),
  categories: indexPart(texts.map(({ categories }) => categories)),
  descriptions: indexPart(texts.map(({ description }) => description)),
  written: [...new Set(texts.flatMap(({ written }) => written))],
})
