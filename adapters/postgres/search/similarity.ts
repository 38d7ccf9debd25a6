import type { Lists, TrigramLists } from './lists.ts'

/** Letters and digits are 1 to 36, a blank is 0. */
const ALPHABET_SIZE = 37
/** The number of possible trigrams. */
export const TRIGRAM_COUNT = ALPHABET_SIZE ** 3
const BLANK = 32
const DIGITS_FROM = 48
const LETTERS_FROM = 97

const characterIndex = (code: number): number => (code < LETTERS_FROM ? code - DIGITS_FROM + 1 : code - LETTERS_FROM + 11)

/**
 * The trigrams of a text of plain letters, in their order, each as a number, as in pg_trgm: a word is preceded by two blanks and followed
 * by one.
 */
export const trigramsOf = (text: string): Int32Array => {
  const trigrams = new Int32Array(text.length + 1)
  let [trigram, count] = [0, 0]
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? BLANK : text.charCodeAt(at)
    const isEnd = code === BLANK
    if (isEnd && trigram === 0) continue
    trigram = ((trigram * ALPHABET_SIZE) % TRIGRAM_COUNT) + (isEnd ? 0 : characterIndex(code))
    trigrams[count] = trigram
    count += 1
    if (isEnd) trigram = 0
  }
  return trigrams.subarray(0, count)
}

/** The ratio of common trigrams to all trigrams of two sets. */
const share = (both: number, left: number, right: number): number => Math.fround(both / (left + right - both))

const marked = (trigrams: Iterable<number>): Uint8Array => {
  const marks = new Uint8Array(TRIGRAM_COUNT)
  for (const trigram of trigrams) marks[trigram] = 1
  return marks
}

/** The similarity of a text to others from 0 to 1, like `similarity` of pg_trgm. The lists contain each trigram of a text once. */
export const similarityTo = (text: string): ((others: TrigramLists, at: number) => number) => {
  const own = new Set(trigramsOf(text))
  let marks: Uint8Array | undefined
  return ({ begins, all }, at) => {
    const isOwnTrigram = (marks ??= marked(own))
    const from = begins[at] ?? 0
    const to = begins[at + 1] ?? 0
    let both = 0
    for (let position = from; position < to; position += 1) both += isOwnTrigram[all[position] ?? 0] ?? 0
    return both === 0 ? 0 : share(both, own.size, to - from)
  }
}

// These buffers are shared by all comparisons, because allocating them for each search would keep the garbage collector busy.
/** For each trigram: 1 if the compared word has it. */
const isOwnTrigram = new Uint8Array(TRIGRAM_COUNT)
/** For each trigram its last occurrence, counted on from text to text; smaller numbers belong to earlier texts. */
const last = new Float64Array(TRIGRAM_COUNT)
let first = 1
// The trigrams of the word in the text, each with the number of other trigrams that last occur before the next of them.
const matches: number[] = []
const othersAfter: number[] = []

/** The highest similarity of the word, with `queryCount` trigrams, to a part of the text between two positions of `words`. */
const highestSimilarity = (queryCount: number, { begins, all }: TrigramLists, words: Uint32Array, from: number, to: number): number => {
  let begin = 0
  let end = -1
  let distinct = 0
  let both = 0
  let best = 0
  for (let position = from; position < to; position += 1) {
    const word = words[position] ?? 0
    const after = begins[word + 1] ?? 0
    for (let at = begins[word] ?? 0; at < after; at += 1) {
      const trigram = all[at] ?? 0
      // The most similar part begins with a trigram of the word.
      if (end < 0 && isOwnTrigram[trigram] !== 1) continue
      const before = last[trigram] ?? 0
      const isNew = before < first + begin
      if (isNew) distinct += 1
      if (isOwnTrigram[trigram] !== 1) {
        if (!isNew) othersAfter[before - first] = (othersAfter[before - first] ?? 0) - 1
        last[trigram] = first + end
        othersAfter[end] = (othersAfter[end] ?? 0) + 1
        continue
      }
      if (isNew) both += 1
      end += 1
      last[trigram] = first + end
      matches[end] = trigram
      othersAfter[end] = 0
      // The part that ends here may be more similar if it begins later.
      let similarity = share(both, queryCount, distinct)
      let remaining = distinct
      let shared = both
      for (let later = begin; later <= end; later += 1) {
        const there = share(shared, queryCount, remaining)
        if (there > similarity) {
          similarity = there
          begin = later
          distinct = remaining
          both = shared
        }
        remaining -= othersAfter[later] ?? 0
        if (last[matches[later] ?? 0] === first + later) {
          remaining -= 1
          shared -= 1
        }
      }
      best = Math.max(best, similarity)
    }
  }
  first += end + 1
  return best
}

/**
 * A word that is searched: its distinct trigrams, its position if it is a known word, and for each known word a mask that is not 0 if it
 * has one of the trigrams.
 */
export type SoughtWord = { readonly trigrams: readonly number[]; readonly position: number | undefined; readonly marks: Uint32Array }

/**
 * The highest similarity of a word to a part of each text, from 0 to 1, like `word_similarity` of pg_trgm. `trigrams` are by word, `words`
 * by text.
 */
export const similaritiesOf = (sought: SoughtWord, trigrams: TrigramLists, words: Lists, texts: readonly number[]): readonly number[] => {
  const { position, marks } = sought
  const { begins, all } = words
  for (const trigram of sought.trigrams) isOwnTrigram[trigram] = 1
  const results = texts.map((text) => {
    let from = begins[text] ?? 0
    let to = begins[text + 1] ?? 0
    // The word itself has the highest similarity.
    for (let at = from; position !== undefined && at < to; at += 1) if (all[at] === position) return 1
    while (from < to && marks[all[from] ?? 0] === 0) from += 1
    while (from < to && marks[all[to - 1] ?? 0] === 0) to -= 1
    return highestSimilarity(sought.trigrams.length, trigrams, all, from, to)
  })
  for (const trigram of sought.trigrams) isOwnTrigram[trigram] = 0
  return results
}
