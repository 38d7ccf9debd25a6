import { distanceToPrefix, editDistance } from './edit-distance.ts'
import { plainWords } from './plain-words.ts'
import { hasRow, rowSet, rowsOf } from './row-set.ts'
import { numbersOf, type PartIndex, type WordIndex } from './word-index.ts'

/** The products that match a search, by their row in the index; a larger rank is a better match. Equal ones are in ascending order. */
export type Hits = ReadonlyMap<number, readonly number[]>

/** More words hardly narrow the result and only cost time. */
const MAX_WORDS = 8
/** Words of one or two letters are similar to anything. */
const MIN_SIMILAR_LENGTH = 3

const IN_DESCRIPTION = 1
const IN_CATEGORY = 2
const IN_NAME = 3
/** Ranks are whole numbers, the class of the match times this, and within it how much of the title the term is. */
const CLASS = 2 ** 16

const IS_NUMBER = /^\d+$/
const ENDING = /(?:e[nrms]|[aeions])$/

/** A longer word without its ending in German, English, French or Italian, so that a plural also finds the singular. */
const stemOf = (word: string): string => (word.length > 5 ? word.replace(ENDING, '') : word)

/** The position of the first of the sorted words that is not before this one. */
const firstFrom = (words: readonly string[], word: string): number => {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** The words of a part that begin like a searched one: a range, because they are sorted. */
type Range = { readonly part: PartIndex; readonly from: number; readonly to: number; readonly weight: number }

const startingWith = (prefix: string, part: PartIndex, weight: number): Range =>
  ({ part, weight, from: firstFrom(part.words, prefix), to: firstFrom(part.words, `${prefix}\uffff`) })

/** The best part first. A number is only searched in names: 90 is an axis in many descriptions. */
const rangesOf = ({ names, categories, descriptions }: WordIndex, word: string): readonly Range[] => {
  const prefix = stemOf(word)
  const inNames = startingWith(prefix, names, IN_NAME)
  if (IS_NUMBER.test(word)) return [inNames]
  return [inNames, startingWith(prefix, categories, IN_CATEGORY), startingWith(prefix, descriptions, IN_DESCRIPTION)]
}

const rowsIn = ({ part, from, to }: Range): Uint32Array => numbersOf(part.rows, from, to)

const hasWordIn = ({ part: { texts: { starts, numbers }, textOfRows }, from, to }: Range, row: number): boolean => {
  const text = textOfRows[row] ?? 0
  const end = starts[text + 1] ?? 0
  let at = starts[text] ?? 0
  while (at < end && (numbers[at] ?? 0) < from) at += 1
  return at < end && (numbers[at] ?? 0) < to
}

/** The weight of the best part of a row with such a word, or 0. */
const weightOf = (ranges: readonly Range[], row: number): number => {
  for (const range of ranges) if (hasWordIn(range, row)) return range.weight
  return 0
}

/** Only the rows with the rarest word are examined, so that a common word costs nothing beside a rare one. */
const rarestOf = <Word>(words: readonly Word[], rowsOf: (word: Word) => readonly Uint32Array[]): readonly Uint32Array[] => {
  const ofWords = words.map(rowsOf).map((rows) => ({ rows, count: rows.reduce((sum, { length }) => sum + length, 0) }))
  return ofWords.reduce((one, other) => (other.count < one.count ? other : one)).rows
}

const rankRows = (rows: readonly number[], rankOf: (row: number) => number): Hits => {
  const hits = new Map<number, number[]>()
  let [last, equal]: [number, number[]] = [0, []]
  for (const row of rows) {
    const rank = rankOf(row)
    // Neighbours are often packs of one lens.
    if (rank !== last) {
      equal = hits.get(rank) ?? []
      hits.set(rank, equal)
      last = rank
    }
    equal.push(row)
  }
  hits.delete(0)
  return hits
}

const classOfTitle = (title: string, term: string): number => (title === term ? 9 : title.startsWith(term) ? 7 : 5)

/**
 * Every word must match, or all words joined into one. Products are ranked: title equals the term, title begins with it, name matches,
 * category matches, description mentions; among names the one of which the term is the largest part comes first.
 */
const findAll = (index: WordIndex, words: readonly string[]): Hits => {
  const [term, joined] = [words.join(' '), words.join('')]
  const size = index.titles.length
  const ofWords = words.map((word) => rangesOf(index, word))
  const ofJoined = rangesOf(index, joined).map(rowsIn)
  const ofTitles = rowsIn(startingWith(joined, index.joinedTitles, 0))
  const candidates = rowsOf(rowSet(size, [...rarestOf(ofWords, (ranges) => ranges.map(rowsIn)), ...ofJoined, ofTitles]))
  const [withJoined, withTitle] = [rowSet(size, ofJoined), rowSet(size, [ofTitles])]
  const classOf = (row: number): number => {
    if (hasRow(withTitle, row)) return classOfTitle(index.titles[row] ?? '', term)
    let least: number = IN_NAME
    for (const ranges of ofWords) least = Math.min(least, weightOf(ranges, row))
    return least === 0 && hasRow(withJoined, row) ? IN_DESCRIPTION : least
  }
  return rankRows(candidates, (row) => {
    const ofClass = classOf(row)
    return ofClass < IN_NAME ? ofClass * CLASS : (ofClass + 1) * CLASS - Math.max(term.length, index.titleLengths[row] ?? 0)
  })
}

/**
 * Products whose description only mentions the words are shown only if no product is named so: a lens with a UV filter mentions
 * sunglasses.
 */
const namedOnly = (hits: Hits): Hits => {
  const named = [...hits].filter(([rank]) => rank > IN_DESCRIPTION * CLASS)
  return named.length === 0 ? hits : new Map(named)
}

/** Numbers must be exact. */
const maxTypos = (word: string): number => (IS_NUMBER.test(word) ? 0 : word.length < 8 ? 1 : 2)

/** The number of typos by which a word differs from the beginning of another; in three letters, the first one must be right. */
const typosIn = (word: string, other: string): number => {
  if (word.length > MIN_SIMILAR_LENGTH) return distanceToPrefix(word, other)
  return word[0] === other[0] ? editDistance(word, other) : Infinity
}

/** For each word of a part how similar it is, from 0 (not similar) to 1. */
type Similar = { readonly part: PartIndex; readonly similarities: Float32Array }

const similarIn = (word: string) => (part: PartIndex): Similar => {
  const maximum = maxTypos(word)
  const similarities = Float32Array.from(part.words, (other) => {
    const typos = other.length < word.length - maximum ? Infinity : typosIn(word, other)
    return typos > maximum ? 0 : 1 - typos / word.length
  })
  return { part, similarities }
}

const rowsWith = ({ part, similarities }: Similar): readonly Uint32Array[] =>
  [...similarities.keys()].filter((place) => similarities[place] !== 0).map((place) => numbersOf(part.rows, place))

/** How similar the most similar word of a row is. */
const similarityOf = (similar: readonly Similar[], row: number): number => {
  let most = 0
  for (const { part, similarities } of similar)
    for (const place of numbersOf(part.texts, part.textOfRows[row] ?? 0)) most = Math.max(most, similarities[place] ?? 0)
  return most
}

/** Every word must be similar to one of a name or category: `biofinty`, `acuve`. */
const findSimilar = (index: WordIndex, words: readonly string[]): Hits => {
  const ofWords = words.map((word) => [index.names, index.categories].map(similarIn(word)))
  const candidates = rowSet(index.titles.length, rarestOf(ofWords, (similar) => similar.flatMap(rowsWith)))
  return rankRows(rowsOf(candidates), (row) => {
    let sum = 0
    for (const similar of ofWords) {
      const similarity = similarityOf(similar, row)
      if (similarity === 0) return 0
      sum += similarity
    }
    return sum / ofWords.length
  })
}

/** The products with all words of the term, each as the beginning of a word, or, if there are none, those with similar words. */
export const findWords = (index: WordIndex, term: string): Hits => {
  const words = plainWords(term).slice(0, MAX_WORDS)
  const exact = words.length === 0 ? new Map<number, number[]>() : namedOnly(findAll(index, words))
  const longWords = words.filter((word) => word.length >= MIN_SIMILAR_LENGTH)
  return exact.size > 0 || longWords.length === 0 ? exact : findSimilar(index, longWords)
}
