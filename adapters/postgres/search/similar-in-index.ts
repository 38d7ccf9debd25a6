import { toHits, type Hits, type Row } from './find-hits.ts'
import { resemblanceTo, RUNS, runsOf } from './likeness.ts'
import { isMentioned, rowOf, type WordIndex } from './word-index.ts'

/** `similar_products` knows it as well. */
const LEAST = 0.45
/** As many runs as a number has bits; those further back share the last. */
const MARKS = 32

const bitsIn = (marks: number): number => {
  let [left, bits] = [marks, 0]
  for (; left !== 0; left &= left - 1) bits += 1
  return bits
}

/** By row: which of these runs the words of its names and shelves have, a bit each. */
const markHeld = (index: WordIndex, runs: readonly number[]): Uint32Array => {
  const { products, words, begins, places, runsBegin } = index
  const bits = new Int32Array(RUNS)
  for (const [at, run] of runs.entries()) bits[run] = 1 << Math.min(at, MARKS - 1)
  const held = new Uint32Array(products.length)
  for (let at = 0; at < words.length; at += 1) {
    let marks = 0
    for (let one = runsBegin[at] ?? 0; one < (runsBegin[at + 1] ?? 0); one += 1) marks |= bits[index.runs[one] ?? 0] ?? 0
    const end = marks === 0 ? 0 : (begins[at + 1] ?? 0)
    for (let one = begins[at] ?? 0; one < end; one += 1) {
      const place = places[one] ?? 0
      if (!isMentioned(place)) held[rowOf(place)] = (held[rowOf(place)] ?? 0) | marks
    }
  }
  return held
}

/** What `similar_products` finds. Texts that have too few runs of a word cannot resemble it: few are looked at. */
export const similarInIndex = (index: WordIndex, words: readonly string[]): Hits => {
  const asked = words.map((word) => {
    const runs = [...new Set(runsOf(word))]
    return { held: markHeld(index, runs), least: LEAST * runs.length - Math.max(0, runs.length - MARKS), resemblance: resemblanceTo(word) }
  })
  const rows: Row[] = []
  for (const [row, names] of index.names.entries()) {
    if (!asked.every(({ held, least }) => bitsIn(held[row] ?? 0) >= least)) continue
    const found = asked.map(({ resemblance }) => resemblance(names))
    if (found.every((one) => one >= LEAST))
      rows.push({ product_id: index.products[row] ?? 0, rank: Math.fround(found.reduce((sum, one) => sum + one, 0) / found.length) })
  }
  return toHits(rows)
}
