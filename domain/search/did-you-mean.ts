import { editDistance } from './edit-distance.ts'
import { normaliseForSearch } from './normalise-for-search.ts'

/** More words than this narrow nothing further. */
const MOST_WORDS = 8
/** `-3.25`, `+2,50`: a value of a lens is chosen on its page, no word of a catalogue. */
const VALUES = /[+-]?(?<!\d)\d+[.,]\d+/g
const IS_NUMBER = /^\d+$/

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** One letter in three may be wrong; numbers are right or they are others. */
const mostSlips = (word: string): number => (IS_NUMBER.test(word) ? 0 : Math.floor(word.length / 3))

type Known = ReadonlyMap<string, string>

const nearest = (word: string, known: Known): string | undefined => {
  const most = mostSlips(word)
  const near = [...known]
    .filter(([plain]) => most > 0 && Math.abs(plain.length - word.length) <= most)
    .map(([plain, written]) => ({ written, slips: editDistance(word, plain) }))
    .filter(({ slips }) => slips <= most)
  return near.toSorted((one, other) => one.slips - other.slips || (one.written < other.written ? -1 : 1))[0]?.written
}

const meantBy = (word: string, known: Known): string | undefined => known.get(word) ?? nearest(word, known)

/**
 * What somebody may have meant whose words found nothing, best first: each word as the catalogue writes the one nearest to it,
 * without those that resemble none; then the longest of them alone. `catalogue`: its words, as it writes them.
 */
export const didYouMean = (term: string, catalogue: readonly string[]): readonly string[] => {
  const known = new Map(catalogue.flatMap(wordsOf).map((word) => [normaliseForSearch(word), word]))
  const asked = wordsOf(normaliseForSearch(term.replaceAll(VALUES, ' '))).slice(0, MOST_WORDS)
  const meant = asked.map((word) => meantBy(word, known)).filter((word) => word !== undefined)
  const longest = meant.toSorted((one, other) => other.length - one.length).filter((word) => !IS_NUMBER.test(word)).slice(0, 1)
  const said = normaliseForSearch(term)
  return [...new Set([meant.join(' '), ...longest])].filter((words) => words !== '' && normaliseForSearch(words) !== said)
}
