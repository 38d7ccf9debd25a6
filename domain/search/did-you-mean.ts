import { editDistance } from './edit-distance.ts'
import { normaliseForSearch } from './normalise-for-search.ts'

/** More words do not narrow the result. */
const MAX_WORDS = 8
/** `-3.25`, `+2,50`: a lens value, not a word of the catalogue. */
const VALUES = /[+-]?(?<!\d)\d+[.,]\d+/g
const IS_NUMBER = /^\d+$/

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** One character in three may be wrong; numbers must be exact. */
const maxErrors = (word: string): number => (IS_NUMBER.test(word) ? 0 : Math.floor(word.length / 3))

type WordMap = ReadonlyMap<string, string>

const nearest = (word: string, words: WordMap): string | undefined => {
  const maximum = maxErrors(word)
  const near = [...words]
    .filter(([plain]) => maximum > 0 && Math.abs(plain.length - word.length) <= maximum)
    .map(([plain, written]) => ({ written, errors: editDistance(word, plain) }))
    .filter(({ errors }) => errors <= maximum)
  return near.toSorted((one, other) => one.errors - other.errors || (one.written < other.written ? -1 : 1))[0]?.written
}

const closestWord = (word: string, words: WordMap): string | undefined => words.get(word) ?? nearest(word, words)

/**
 * Suggestions for a search without results, best first: each word replaced by the closest word of the catalogue, without words that
 * resemble none; then the longest of them alone. `catalogue`: its words in their spelling.
 */
export const didYouMean = (term: string, catalogue: readonly string[]): readonly string[] => {
  const words = new Map(catalogue.flatMap(wordsOf).map((word) => [normaliseForSearch(word), word]))
  const typed = wordsOf(normaliseForSearch(term.replaceAll(VALUES, ' '))).slice(0, MAX_WORDS)
  const suggested = typed.map((word) => closestWord(word, words)).filter((word) => word !== undefined)
  const longest = suggested.toSorted((one, other) => other.length - one.length).filter((word) => !IS_NUMBER.test(word)).slice(0, 1)
  const original = normaliseForSearch(term)
  return [...new Set([suggested.join(' '), ...longest])].filter((words) => words !== '' && normaliseForSearch(words) !== original)
}
