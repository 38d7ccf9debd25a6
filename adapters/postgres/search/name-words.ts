import { RUNS, trigramsOf } from './similarity.ts'
import { emptyLists, numbersInOne, mergedTrigrams, type Lists, type TrigramLists } from './lists.ts'

/** The words that names and shelves are made of, each called by its place; thousands of products share them. */
export type NameWords = {
  readonly positions: ReadonlyMap<string, number>
  /** By word, in their order. */
  readonly trigrams: TrigramLists
  /** By run: the words that have it. */
  readonly byRun: Lists
  /** By row: its words as they follow each other. */
  readonly ofRows: Lists
  /** By word: the rows that have it. */
  readonly rows: Lists
}

/** `ofRows`: by row the places of its words. */
export const makeNameWords = (positions: ReadonlyMap<string, number>, ofRows: readonly (readonly number[])[]): NameWords => {
  const trigrams = [...positions.keys()].map(trigramsOf)
  const byRun = emptyLists(RUNS)
  for (const [word, list] of trigrams.entries()) for (const run of new Set(list)) byRun[run]?.push(word)
  const rows = emptyLists(positions.size)
  for (const [row, words] of ofRows.entries()) for (const word of new Set(words)) rows[word]?.push(row)
  return {
    positions: positions, trigrams: mergedTrigrams(trigrams), byRun: numbersInOne(byRun), ofRows: numbersInOne(ofRows),
    rows: numbersInOne(rows),
  }
}
