import type { Hits } from './find-hits.ts'
import { resemblanceTo, runsOf } from './likeness.ts'
import { askedFor, ON_SHELVES, rowsWith, type Range, type WordIndex } from './word-index.ts'

/** `similar_products` knows it as well. */
const LEAST = 0.45

type RunsOfWord = { readonly word: string; readonly runs: readonly number[]; readonly times: number }

/** How often words with this run stand somewhere. */
const timesOf = ({ wordsByRun: { begins, all }, places }: WordIndex, run: number): number => {
  let times = 0
  for (let at = begins[run] ?? 0; at < (begins[run + 1] ?? 0); at += 1) {
    const word = all[at] ?? 0
    times += (places.begins[word + 1] ?? 0) - (places.begins[word] ?? 0)
  }
  return times
}

/**
 * What resembles a word has some of its runs of three signs, so it has at least one of any that are more than it may lack: of the
 * rarest.
 */
const rarestRuns = (index: WordIndex, word: string): RunsOfWord => {
  const runs = [...new Set(runsOf(word))].map((run) => ({ run, times: timesOf(index, run) }))
  const rarest = runs.toSorted((one, other) => one.times - other.times).slice(0, runs.length - Math.ceil(LEAST * runs.length) + 1)
  return { word, runs: rarest.map(({ run }) => run), times: rarest.reduce((sum, { times }) => sum + times, 0) }
}

/** The rows whose names and shelves have one of these runs. */
const rowsWithRuns = (index: WordIndex, runs: readonly number[]): Int32Array => {
  const { wordsByRun: { begins, all }, words } = index
  const hasOne = new Uint8Array(words.length + 1)
  for (const run of runs) for (let at = begins[run] ?? 0; at < (begins[run + 1] ?? 0); at += 1) hasOne[all[at] ?? 0] = 1
  const ranges: Range[] = []
  for (let [from, to] = [hasOne.indexOf(1), 0]; from >= 0; from = hasOne.indexOf(1, to)) {
    to = hasOne.indexOf(0, from)
    ranges.push({ from, to })
  }
  return rowsWith(index, askedFor(index, ranges, ON_SHELVES)).rows
}

/** What `similar_products` finds. */
export const similarInIndex = (index: WordIndex, words: readonly string[]): Hits => {
  const asked = words.map((word) => rarestRuns(index, word)).sort((one, other) => one.times - other.times)
  const resemblances = asked.map(({ word }) => resemblanceTo(word, LEAST))
  const rows = rowsWithRuns(index, asked[0]?.runs ?? [])
  const [ids, ranks] = [new Int32Array(rows.length), new Float32Array(rows.length)]
  let count = 0
  for (let at = 0; at < rows.length; at += 1) {
    let [sum, least] = [0, 1]
    for (const resemblance of resemblances) {
      const found = least < LEAST ? 0 : resemblance(index.nameRuns, rows[at] ?? 0)
      sum += found
      least = Math.min(least, found)
    }
    if (least < LEAST) continue
    ids[count] = index.products[rows[at] ?? 0] ?? 0
    ranks[count] = sum / resemblances.length
    count += 1
  }
  return { ids: ids.subarray(0, count), ranks: ranks.subarray(0, count) }
}
