import type { Hits } from './find-hits.ts'
import { similaritiesOf, trigramsOf, type SoughtWord } from './similarity.ts'
import type { Lists } from './lists.ts'
import type { NameWords } from './name-words.ts'
import type { WordIndex } from './word-index.ts'

/** Must be the same value as in `similar_products`. */
const MIN_SIMILARITY = 0.45

/** The number of occurrences of words with this trigram. */
const timesOf = ({ byTrigram: { begins, all }, rows }: NameWords, trigram: number): number => {
  let times = 0
  for (let at = begins[trigram] ?? 0; at < (begins[trigram + 1] ?? 0); at += 1) {
    const word = all[at] ?? 0
    times += (rows.begins[word + 1] ?? 0) - (rows.begins[word] ?? 0)
  }
  return times
}

const MAX_BITS = 32

/** For each word a bit mask of the given trigrams it contains. */
const marksOf = ({ positions, byTrigram: { begins, all } }: NameWords, trigrams: readonly number[]): Uint32Array => {
  const marks = new Uint32Array(positions.size)
  for (const [bit, trigram] of trigrams.slice(0, MAX_BITS).entries())
    for (const word of all.subarray(begins[trigram], begins[trigram + 1])) marks[word] = (marks[word] ?? 0) | (1 << bit)
  return marks
}

/** `trigrams`: rarest first; a similar word may lack `mayLack` of them. `times`: the number of occurrences of the rarest. */
type QueryWord = SoughtWord & { readonly mayLack: number; readonly times: number }

const toQueryWord = (names: NameWords, word: string): QueryWord => {
  const trigramCounts = [...new Set(trigramsOf(word))].map((trigram) => ({ trigram, times: timesOf(names, trigram) }))
  const rarest = trigramCounts.sort((left, right) => left.times - right.times)
  const trigrams = rarest.map(({ trigram }) => trigram)
  const mayLack = trigrams.length - Math.ceil(MIN_SIMILARITY * trigrams.length)
  const times = rarest.slice(0, mayLack + 1).reduce((sum, counted) => sum + counted.times, 0)
  return { trigrams, mayLack, times, position: names.positions.get(word), marks: marksOf(names, trigrams) }
}

/** A similar word has at least one of the `mayLack + 1` rarest trigrams. */
const rowsWithRarest = ({ byTrigram, rows: { begins, all }, ofRows }: NameWords, { trigrams, mayLack }: QueryWord): readonly number[] => {
  const isFound = new Uint8Array(ofRows.begins.length)
  const rowsFound: number[] = []
  for (const trigram of trigrams.slice(0, mayLack + 1))
    for (const word of byTrigram.all.subarray(byTrigram.begins[trigram], byTrigram.begins[trigram + 1]))
      for (let at = begins[word] ?? 0; at < (begins[word + 1] ?? 0); at += 1) {
        const row = all[at] ?? 0
        if (isFound[row] === 1) continue
        isFound[row] = 1
        rowsFound.push(row)
      }
  return rowsFound
}

/** Combines the bit masks of the words of a row to count its trigrams at once. */
const lacksFew = ({ begins, all }: Lists, { trigrams, mayLack, marks }: QueryWord): ((row: number) => boolean) => {
  const least = Math.min(trigrams.length, MAX_BITS) - mayLack
  return (row) => {
    let matches = 0
    for (let at = begins[row] ?? 0; at < (begins[row + 1] ?? 0); at += 1) matches |= marks[all[at] ?? 0] ?? 0
    let minimum = least
    for (; minimum > 0 && matches !== 0; minimum -= 1) matches &= matches - 1
    return minimum <= 0
  }
}

/** Finds the same as `similar_products`. */
export const similarInIndex = ({ products, names }: WordIndex, words: readonly string[]): Hits => {
  const queryWords = words.map((word) => toQueryWord(names, word)).sort((left, right) => left.times - right.times)
  const filters = queryWords.map((queryWord) => lacksFew(names.ofRows, queryWord))
  const rows = queryWords.slice(0, 1).flatMap((rarest) => rowsWithRarest(names, rarest)).filter(
    (row) => filters.every((fits) => fits(row)),
  )
  const similarities = queryWords.map((queryWord) => similaritiesOf(queryWord, names.trigrams, names.ofRows, rows))
  const [ids, ranks]: [number[], number[]] = [[], []]
  for (let at = 0; at < rows.length; at += 1) {
    let [sum, least] = [0, 1]
    for (const ofWord of similarities) {
      sum += ofWord[at] ?? 0
      least = Math.min(least, ofWord[at] ?? 0)
    }
    if (least < MIN_SIMILARITY) continue
    ids.push(products[rows[at] ?? 0] ?? 0)
    ranks.push(sum / similarities.length)
  }
  return { ids: Int32Array.from(ids), ranks: Float32Array.from(ranks) }
}
