import type { Lists, TrigramLists } from './lists.ts'
import type { NameWords } from './name-words.ts'
import { countsInNamesAlone } from './plain-words.ts'

/** The parts of a product's text, highest weight first: names, category titles, description. */
export const PARTS = ['names', 'categories', 'body'] as const

/** The words of all texts of a language; a text is identified by its row. */
export type WordIndex = {
  readonly products: Int32Array
  /** Sorted without blanks, so that titles with the same beginning are adjacent. */
  readonly titles: readonly string[]
  /** Each trigram of a title once. */
  readonly titleTrigrams: TrigramLists
  readonly names: NameWords
  /** Sorted, so that words with the same beginning are adjacent. */
  readonly words: readonly string[]
  /** For each word the rows that contain it, with the part, encoded as a position. */
  readonly positions: Lists
  /** For each row its words in their order, with the part, encoded as a position. */
  readonly rowWords: Lists
}

/** The number of bits of a part. */
const PART_BITS = 2
/** A row (or a word) and a part in one number. */
export const placeOf = (owner: number, part: number): number => (owner << PART_BITS) | part
export const partOf = (position: number): number => position & ((1 << PART_BITS) - 1)
/** The row (or the word) of a position. */
export const ownerOf = (position: number): number => position >>> PART_BITS

export const asOneWord = (title: string): string => title.replaceAll(' ', '')

/** Sorts after every other character: words consist of lower-case letters and digits. */
const LAST = '\uffff'

/** `to` is exclusive. */
export type Range = { readonly from: number; readonly to: number }

/** The index of the first of `count` sorted names that is not before `text`. */
const firstFrom = (count: number, nameOf: (at: number) => string, text: string): number => {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (nameOf(middle) < text) low = middle + 1
    else high = middle
  }
  return low
}

const beginningWith = (prefix: string, count: number, nameOf: (at: number) => string): Range => ({
  from: firstFrom(count, nameOf, prefix), to: firstFrom(count, nameOf, prefix + LAST),
})

/** The rows whose titles begin with this text, ignoring blanks. */
export const titlesStartingWith = ({ titles }: WordIndex, oneWord: string): Range =>
  beginningWith(oneWord, titles.length, (row) => asOneWord(titles[row] ?? ''))

/** The weight of a part; 0 is none. */
const weightOf = (position: number): number => PARTS.length - partOf(position)
export const IN_NAMES = 3
export const IN_CATEGORIES = 2
const MENTIONED = 1

/** Ranges of words, the minimum weight of their part, and their number of occurrences. */
export type QueryWord = { readonly ranges: readonly Range[]; readonly least: number; readonly times: number }

export const rangesQuery = ({ positions: { begins } }: WordIndex, ranges: readonly Range[], least: number): QueryWord => ({
  ranges, least, times: ranges.reduce((sum, { from, to }) => sum + (begins[to] ?? 0) - (begins[from] ?? 0), 0),
})

/** The words that begin with this one or with one of its stems. */
export const wordsStartingWith = (index: WordIndex, [word = '', ...stems]: readonly string[]): QueryWord => {
  const ranges = [...new Set([word, ...stems])].map((prefix) => beginningWith(prefix, index.words.length, (at) => index.words[at] ?? ''))
  return rangesQuery(index, ranges, countsInNamesAlone(word) ? IN_NAMES : MENTIONED)
}

/** Distinct rows, and for each row the highest weight. */
export type MatchedRows = { readonly rows: Int32Array; readonly weight: Uint8Array }

export const noRows: MatchedRows = { rows: new Int32Array(), weight: new Uint8Array() }

/** The rows that contain one of these words. */
export const rowsWith = ({ titles, positions: { begins, all } }: WordIndex, { ranges, least, times }: QueryWord): MatchedRows => {
  if (times === 0) return noRows
  const weight = new Uint8Array(titles.length)
  const rows = new Int32Array(Math.min(times, titles.length))
  let count = 0
  for (const { from, to } of ranges) {
    const end = begins[to] ?? 0
    for (let at = begins[from] ?? 0; at < end; at += 1) {
      const position = all[at] ?? 0
      const row = ownerOf(position)
      const partWeight = weightOf(position)
      const before = weight[row] ?? 0
      if (partWeight < least || partWeight <= before) continue
      if (before === 0) {
        rows[count] = row
        count += 1
      }
      weight[row] = partWeight
    }
  }
  return { rows: rows.subarray(0, count), weight }
}

const BITS = 8

/**
 * The lowest weight of a row's words so that all query words match; 0 if one is missing. Each query word is a bit of a byte, and each part
 * a byte, so that the words of a row are read once for all query words; `plainWords` returns at most eight.
 */
export const weightOfAll = (
  { words, rowWords: { begins, all } }: WordIndex, queryWords: readonly QueryWord[]
): ((row: number) => number) => {
  const marks = new Uint8Array(words.length)
  for (const [bit, { ranges }] of queryWords.entries())
    for (const { from, to } of ranges) for (let word = from; word < to; word += 1) marks[word] = (marks[word] ?? 0) | (1 << bit)
  const whole = (1 << queryWords.length) - 1
  const anywhere = queryWords.reduce((bits, { least }, bit) => (least === MENTIONED ? bits | (1 << bit) : bits), 0)
  return (row) => {
    let parts = 0
    for (let at = begins[row] ?? 0; at < (begins[row + 1] ?? 0); at += 1) {
      const position = all[at] ?? 0
      parts |= (marks[ownerOf(position)] ?? 0) << (partOf(position) * BITS)
    }
    const inNames = parts & whole
    if (inNames === whole) return IN_NAMES
    const inCategories = inNames | ((parts >> BITS) & anywhere)
    if (inCategories === whole) return IN_CATEGORIES
    return (inCategories | ((parts >> (2 * BITS)) & anywhere)) === whole ? MENTIONED : 0
  }
}
