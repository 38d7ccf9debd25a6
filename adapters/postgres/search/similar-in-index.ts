import { toHits, type Hits, type Row } from './find-hits.ts'
import { resemblanceTo, runsOf } from './likeness.ts'
import { isMentioned, rowOf, type WordIndex } from './word-index.ts'

/** `similar_products` knows it as well. */
const LEAST = 0.45

type RunsOfWord = { readonly word: string; readonly runs: readonly number[]; readonly times: number }

/**
 * What resembles a word has some of its runs of three signs, so it has at least one of any that are more than it may lack: of the
 * rarest.
 */
const rarestRuns = ({ wordsByRun: { begins } }: WordIndex, word: string): RunsOfWord => {
  const runs = [...new Set(runsOf(word))]
  const timesOf = (run: number): number => (begins[run + 1] ?? 0) - (begins[run] ?? 0)
  const rarest = runs.toSorted((one, other) => timesOf(one) - timesOf(other)).slice(0, runs.length - Math.ceil(LEAST * runs.length) + 1)
  return { word, runs: rarest, times: rarest.reduce((sum, run) => sum + timesOf(run), 0) }
}

/** The rows whose names and shelves have one of these runs. */
const rowsWithRuns = ({ begins, places, wordsByRun }: WordIndex, runs: readonly number[]): ReadonlySet<number> => {
  const words = new Set<number>()
  for (const run of runs)
    for (let one = wordsByRun.begins[run] ?? 0; one < (wordsByRun.begins[run + 1] ?? 0); one += 1) words.add(wordsByRun.all[one] ?? 0)
  const rows = new Set<number>()
  for (const word of words)
    for (let one = begins[word] ?? 0; one < (begins[word + 1] ?? 0); one += 1) {
      const place = places[one] ?? 0
      if (!isMentioned(place)) rows.add(rowOf(place))
    }
  return rows
}

/** What `similar_products` finds. */
export const similarInIndex = (index: WordIndex, words: readonly string[]): Hits => {
  const asked = words.map((word) => rarestRuns(index, word)).sort((one, other) => one.times - other.times)
  const resemblances = asked.map(({ word }) => resemblanceTo(word))
  const rows: Row[] = []
  for (const row of rowsWithRuns(index, asked[0]?.runs ?? [])) {
    let sum = 0
    const isLike = resemblances.every((resemblance) => {
      const found = resemblance(index.nameRuns, row)
      sum += found
      return found >= LEAST
    })
    if (isLike) rows.push({ product_id: index.products[row] ?? 0, rank: Math.fround(sum / resemblances.length) })
  }
  return toHits(rows)
}
