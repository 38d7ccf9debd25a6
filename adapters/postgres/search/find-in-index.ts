import { sql, type Kysely } from 'kysely'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import { namedOnly, findBy, type Hits } from './find-hits.ts'
import { similarityTo } from './similarity.ts'
import { similarInIndex } from './similar-in-index.ts'
import { wordsStartingWith, titlesStartingWith, IN_NAMES, noRows, IN_CATEGORIES, rowsWith, weightOfAll } from './word-index.ts'
import type { QueryWord, MatchedRows, WordIndex } from './word-index.ts'

/** The stems of words, which only the database knows; this reads no table. */
const stemsOf = async (db: Kysely<Tables>, words: readonly string[], locale: Locale): Promise<readonly (readonly string[])[]> => {
  const { rows } = await sql<{ readonly stems: readonly string[] }>`
    select tsvector_to_array(to_tsvector(dictionary_of(${locale}), word)) as stems
    from unnest(${[...words]}::text[]) with ordinality query(word, position) order by position`.execute(db)
  // A number followed by letters (1e5a) is split by the parser and has more than one stem.
  return rows.map(({ stems }) => (stems.length === 1 ? stems : []))
}

/**
 * The rows with all words, the rarest word first, each with the lowest weight of its words; then the rows with the words joined into one.
 */
const rowsWithAll = (index: WordIndex, [rarest, ...others]: readonly QueryWord[], joined: QueryWord): MatchedRows => {
  if (rarest === undefined) return noRows
  const { rows, weight } = rowsWith(index, rarest)
  if (others.length === 0) return { rows, weight }
  const ofOthers = weightOfAll(index, others)
  const together = rowsWith(index, joined).rows
  const all = new Int32Array(rows.length + together.length)
  let count = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    const least = Math.min(weight[row] ?? 0, ofOthers(row))
    weight[row] = least
    if (least === 0) continue
    all[count] = row
    count += 1
  }
  for (let at = 0; at < together.length; at += 1) {
    const row = together[at] ?? 0
    if ((weight[row] ?? 0) > 0) continue
    all[count] = row
    count += 1
  }
  return { rows: all.subarray(0, count), weight }
}

/** Ranks like `findWords`: by the title, or by the part that has the words. */
const ranksOf = (index: WordIndex, { rows, weight }: MatchedRows, term: string, oneWord: string): Float32Array => {
  const { from, to } = titlesStartingWith(index, oneWord)
  const similarity = similarityTo(term)
  const ranks = new Float32Array(rows.length)
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    // Joined into one word, a title that equals the term or begins with it begins with the joined term.
    if (row >= from && row < to) {
      const title = index.titles[row] ?? ''
      ranks[at] = title === term ? 9 : similarity(index.titleTrigrams, row) + (title.startsWith(term) ? 7 : 5)
    } else if (weight[row] === IN_NAMES) ranks[at] = similarity(index.titleTrigrams, row) + 3
    else ranks[at] = weight[row] === IN_CATEGORIES ? 2 : 1
  }
  return ranks
}

const findWithAll = async (db: Kysely<Tables>, index: WordIndex, words: readonly string[], locale: Locale): Promise<Hits> => {
  const [term, oneWord] = [words.join(' '), words.join('')]
  const stems = await stemsOf(db, [...words, oneWord], locale)
  const queryWords = words.map((word, position) => wordsStartingWith(index, [word, ...(stems[position] ?? [])]))
  const joined = wordsStartingWith(index, [oneWord, ...(stems.at(-1) ?? [])])
  const rows = rowsWithAll(index, queryWords.toSorted((left, right) => left.times - right.times), joined)
  return namedOnly({ ids: rows.rows.map((row) => index.products[row] ?? 0), ranks: ranksOf(index, rows, term, oneWord) })
}

/** Finds the same as `findHits`, with an index in memory; the database is only asked for stems. */
export const findInIndex = (db: Kysely<Tables>, index: WordIndex, term: string, locale: Locale): Promise<Hits> =>
  findBy({ withAll: (words) => findWithAll(db, index, words, locale), similarTo: (words) => similarInIndex(index, words) }, term)
