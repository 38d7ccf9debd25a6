import type { Lists, TrigramLists } from './lists.ts'
import type { NameWords } from './name-words.ts'
import { countsInNamesAlone } from './plain-words.ts'

/** Where a word stands, the telling parts first: in names, on shelves, in the description. */
export const PARTS = ['names', 'shelves', 'body'] as const

/** Which texts of a language hold which words; a text is called by its row here. */
export type WordIndex = {
  readonly products: Int32Array
  /** In order, their blanks left aside: rows that are called alike stand together. */
  readonly titles: readonly string[]
  /** Each run of a title once. */
  readonly titleTrigrams: TrigramLists
  readonly names: NameWords
  /** In order, so that those that begin alike stand together. */
  readonly words: readonly string[]
  /** By word: the rows that have it, each with the part, as a place. */
  readonly positions: Lists
  /** By row: its words in their order, each with the part, as a place of the word. */
  readonly rowWords: Lists
}

/** Bits that tell the parts apart. */
const PART = 2
/** A row, or a word, and a part in one number. */
export const placeOf = (one: number, part: number): number => (one << PART) | part
export const partOf = (position: number): number => position & ((1 << PART) - 1)
/** Which row, or word, it is the place of. */
export const ownerOf = (position: number): number => position >>> PART

export const asOneWord = (title: string): string => title.replaceAll(' ', '')

/** After every word that begins so: words hold small letters and digits only. */
const LAST = '\uffff'

/** From one to before another. */
export type Range = { readonly from: number; readonly to: number }

/** The first of so many names in order that is not before this one. */
const firstFrom = (count: number, nameOf: (at: number) => string, text: string): number => {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (nameOf(middle) < text) low = middle + 1
    else high = middle
  }
  return low
}

const beginningWith = (begun: string, count: number, nameOf: (at: number) => string): Range => ({
  from: firstFrom(count, nameOf, begun), to: firstFrom(count, nameOf, begun + LAST),
})

/** The rows whose titles begin so, wherever their blanks are. */
export const calledSo = ({ titles }: WordIndex, oneWord: string): Range =>
  beginningWith(oneWord, titles.length, (row) => asOneWord(titles[row] ?? ''))

/** How telling a part is; 0 is none. */
const tellingOf = (position: number): number => PARTS.length - partOf(position)
export const IN_NAMES = 3
export const ON_SHELVES = 2
const MENTIONED = 1

/** Some words, how telling a part they must stand in, and how often all of them stand somewhere. */
export type QueryWord = { readonly ranges: readonly Range[]; readonly least: number; readonly times: number }

export const rangesQuery = ({ positions: { begins } }: WordIndex, ranges: readonly Range[], least: number): QueryWord => ({
  ranges, least, times: ranges.reduce((sum, { from, to }) => sum + (begins[to] ?? 0) - (begins[from] ?? 0), 0),
})

/** The words that begin so, by themselves or by their stem. */
export const begunSo = (index: WordIndex, [word = '', ...stems]: readonly string[]): QueryWord => {
  const ranges = [...new Set([word, ...stems])].map((begun) => beginningWith(begun, index.words.length, (at) => index.words[at] ?? ''))
  return rangesQuery(index, ranges, countsInNamesAlone(word) ? IN_NAMES : MENTIONED)
}

/** Each row once, and by row how telling its most telling part is. */
export type RowsFound = { readonly rows: Int32Array; readonly telling: Uint8Array }

export const noRows: RowsFound = { rows: new Int32Array(), telling: new Uint8Array() }

/** The rows that have one of these words. */
export const rowsWith = ({ titles, positions: { begins, all } }: WordIndex, { ranges, least, times }: QueryWord): RowsFound => {
  if (times === 0) return noRows
  const telling = new Uint8Array(titles.length)
  const rows = new Int32Array(Math.min(times, titles.length))
  let count = 0
  for (const { from, to } of ranges) {
    const end = begins[to] ?? 0
    for (let at = begins[from] ?? 0; at < end; at += 1) {
      const position = all[at] ?? 0
      const row = ownerOf(position)
      const here = tellingOf(position)
      const before = telling[row] ?? 0
      if (here < least || here <= before) continue
      if (before === 0) {
        rows[count] = row
        count += 1
      }
      telling[row] = here
    }
  }
  return { rows: rows.subarray(0, count), telling }
}

const BITS = 8

/**
 * How telling a part of a row has them all, of that which is told the least; 0 where it lacks one. Each asked is a bit of a byte, and
 * each part a byte: one look at the words of a row tells of all that were asked, and `plainWords` gives no more than eight.
 */
export const tellingOfAll = (
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
    const onShelves = inNames | ((parts >> BITS) & anywhere)
    if (onShelves === whole) return ON_SHELVES
    return (onShelves | ((parts >> (2 * BITS)) & anywhere)) === whole ? MENTIONED : 0
  }
}
