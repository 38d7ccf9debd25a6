import { TRIGRAM_COUNT, trigramsOf } from './similarity.ts'
import { emptyLists, numbersInOne, mergedTrigrams, type Lists, type TrigramLists } from './lists.ts'

/** The words of names and category titles, each identified by its position; thousands of products share them. */
export type NameWords = {
  readonly positions: ReadonlyMap<string, number>
  /** The trigrams of each word, in their order. */
  readonly trigrams: TrigramLists
  /** For each trigram the words that contain it. */
  readonly byTrigram: Lists
  /** For each row its words, in their order. */
  readonly ofRows: Lists
  /** For each word the rows that contain it. */
  readonly rows: Lists
}

/** `ofRows`: the word positions of each row. */
export const makeNameWords = (positions: ReadonlyMap<string, number>, ofRows: readonly (readonly number[])[]): NameWords => {
  const trigrams = [...positions.keys()].map(trigramsOf)
  const byTrigram = emptyLists(TRIGRAM_COUNT)
  for (const [word, list] of trigrams.entries()) for (const trigram of new Set(list)) byTrigram[trigram]?.push(word)
  const rows = emptyLists(positions.size)
  for (const [row, words] of ofRows.entries()) for (const word of new Set(words)) rows[word]?.push(row)
  return {
    positions, trigrams: mergedTrigrams(trigrams), byTrigram: numbersInOne(byTrigram), ofRows: numbersInOne(ofRows),
    rows: numbersInOne(rows),
  }
}
