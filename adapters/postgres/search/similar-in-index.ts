import type { Hits } from './find-hits.ts'
import { resemblancesOf, trigramsOf, type Sought } from './similarity.ts'
import type { Lists } from './lists.ts'
import type { NameWords } from './name-words.ts'
import type { WordIndex } from './word-index.ts'

/** `similar_products` knows it as well. */
const LEAST = 0.45

/** How often words with this run stand somewhere. */
const timesOf = ({ byRun: { begins, all }, rows }: NameWords, run: number): number => {
  let times = 0
  for (let at = begins[run] ?? 0; at < (begins[run + 1] ?? 0); at += 1) {
    const word = all[at] ?? 0
    times += (rows.begins[word + 1] ?? 0) - (rows.begins[word] ?? 0)
  }
  return times
}

const MOST_BITS = 32

/** By word which of these runs it has, each a bit. */
const marksOf = ({ positions: places, byRun: { begins, all } }: NameWords, trigrams: readonly number[]): Uint32Array => {
  const marks = new Uint32Array(places.size)
  for (const [bit, run] of trigrams.slice(0, MOST_BITS).entries())
    for (const word of all.subarray(begins[run], begins[run + 1])) marks[word] = (marks[word] ?? 0) | (1 << bit)
  return marks
}

/** `runs`: the rarest first; what resembles the word may lack so many of them. `times`: how often the rarest stand somewhere. */
type QueryWord = Sought & { readonly mayLack: number; readonly times: number }

const askedOf = (names: NameWords, word: string): QueryWord => {
  const runCounts = [...new Set(trigramsOf(word))].map((run) => ({ run, times: timesOf(names, run) }))
  const rarest = runCounts.sort((one, other) => one.times - other.times)
  const trigrams = rarest.map(({ run }) => run)
  const mayLack = trigrams.length - Math.ceil(LEAST * trigrams.length)
  const times = rarest.slice(0, mayLack + 1).reduce((sum, one) => sum + one.times, 0)
  return { trigrams, mayLack, times, position: names.positions.get(word), marks: marksOf(names, trigrams) }
}

/** What resembles a word has at least one of any of its runs that are more than it may lack: of the rarest. */
const rowsWithRarest = ({ byRun, rows: { begins, all }, ofRows }: NameWords, { trigrams, mayLack }: QueryWord): readonly number[] => {
  const isFound = new Uint8Array(ofRows.begins.length)
  const rowsFound: number[] = []
  for (const run of trigrams.slice(0, mayLack + 1))
    for (const word of byRun.all.subarray(byRun.begins[run], byRun.begins[run + 1]))
      for (let at = begins[word] ?? 0; at < (begins[word + 1] ?? 0); at += 1) {
        const row = all[at] ?? 0
        if (isFound[row] === 1) continue
        isFound[row] = 1
        rowsFound.push(row)
      }
  return rowsFound
}

/** One look at the words of a row tells of all runs that have a bit. */
const lacksFew = ({ begins, all }: Lists, { trigrams, mayLack, marks }: QueryWord): ((row: number) => boolean) => {
  const least = Math.min(trigrams.length, MOST_BITS) - mayLack
  return (row) => {
    let matches = 0
    for (let at = begins[row] ?? 0; at < (begins[row + 1] ?? 0); at += 1) matches |= marks[all[at] ?? 0] ?? 0
    let minimum = least
    for (; minimum > 0 && matches !== 0; minimum -= 1) matches &= matches - 1
    return minimum <= 0
  }
}

/** What `similar_products` finds. */
export const similarInIndex = ({ products, names }: WordIndex, words: readonly string[]): Hits => {
  const queryWords = words.map((word) => askedOf(names, word)).sort((one, other) => one.times - other.times)
  const filters = queryWords.map((each) => lacksFew(names.ofRows, each))
  const rows = queryWords.slice(0, 1).flatMap((rarest) => rowsWithRarest(names, rarest)).filter(
    (row) => filters.every((fits) => fits(row)),
  )
  const resemblances = queryWords.map((each) => resemblancesOf(each, names.trigrams, names.ofRows, rows))
  const [ids, ranks]: [number[], number[]] = [[], []]
  for (let at = 0; at < rows.length; at += 1) {
    let [sum, least] = [0, 1]
    for (const ofWord of resemblances) {
      sum += ofWord[at] ?? 0
      least = Math.min(least, ofWord[at] ?? 0)
    }
    if (least < LEAST) continue
    ids.push(products[rows[at] ?? 0] ?? 0)
    ranks.push(sum / resemblances.length)
  }
  return { ids: Int32Array.from(ids), ranks: Float32Array.from(ranks) }
}
