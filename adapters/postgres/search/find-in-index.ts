import { sql, type Kysely } from 'kysely'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import { calledOf, findBy, type Hits } from './find-hits.ts'
import { similarityTo } from './similarity.ts'
import { similarInIndex } from './similar-in-index.ts'
import { begunSo, calledSo, IN_NAMES, noRows, ON_SHELVES, rowsWith, tellingOfAll } from './word-index.ts'
import type { QueryWord, RowsFound, WordIndex } from './word-index.ts'

/** The stems of words are the database's to say; it looks at no text for that. */
const stemsOf = async (db: Kysely<Tables>, words: readonly string[], locale: Locale): Promise<readonly (readonly string[])[]> => {
  const { rows } = await sql<{ readonly stems: readonly string[] }>`
    select tsvector_to_array(to_tsvector(dictionary_of(${locale}), word)) as stems
    from unnest(${[...words]}::text[]) with ordinality asked(word, place) order by place`.execute(db)
  // What the parser takes for a number with letters after it (1e5a) has more than one.
  return rows.map(({ stems }) => (stems.length === 1 ? stems : []))
}

/**
 * The rows that have all of these words, the rarest first, each with the part of that which is told the least; after them those that
 * have the one word they make together.
 */
const rowsWithAll = (index: WordIndex, [rarest, ...others]: readonly QueryWord[], asOne: QueryWord): RowsFound => {
  if (rarest === undefined) return noRows
  const { rows, telling } = rowsWith(index, rarest)
  if (others.length === 0) return { rows, telling }
  const ofOthers = tellingOfAll(index, others)
  const together = rowsWith(index, asOne).rows
  const all = new Int32Array(rows.length + together.length)
  let count = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    const least = Math.min(telling[row] ?? 0, ofOthers(row))
    telling[row] = least
    if (least === 0) continue
    all[count] = row
    count += 1
  }
  for (let at = 0; at < together.length; at += 1) {
    const row = together[at] ?? 0
    if ((telling[row] ?? 0) > 0) continue
    all[count] = row
    count += 1
  }
  return { rows: all.subarray(0, count), telling }
}

/** As `findWords` ranks: by the title, else by the part that has the words. */
const ranksOf = (index: WordIndex, { rows, telling }: RowsFound, term: string, oneWord: string): Float32Array => {
  const { from, to } = calledSo(index, oneWord)
  const likeness = similarityTo(term)
  const ranks = new Float32Array(rows.length)
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    // A title that is or begins with the term begins with it as one word.
    if (row >= from && row < to) {
      const title = index.titles[row] ?? ''
      ranks[at] = title === term ? 9 : likeness(index.titleTrigrams, row) + (title.startsWith(term) ? 7 : 5)
    } else if (telling[row] === IN_NAMES) ranks[at] = likeness(index.titleTrigrams, row) + 3
    else ranks[at] = telling[row] === ON_SHELVES ? 2 : 1
  }
  return ranks
}

const havingAll = async (db: Kysely<Tables>, index: WordIndex, words: readonly string[], locale: Locale): Promise<Hits> => {
  const [term, oneWord] = [words.join(' '), words.join('')]
  const stems = await stemsOf(db, [...words, oneWord], locale)
  const each = words.map((word, at) => begunSo(index, [word, ...(stems[at] ?? [])]))
  const asOne = begunSo(index, [oneWord, ...(stems.at(-1) ?? [])])
  const rows = rowsWithAll(index, each.toSorted((one, other) => one.times - other.times), asOne)
  return calledOf({ ids: rows.rows.map((row) => index.products[row] ?? 0), ranks: ranksOf(index, rows, term, oneWord) })
}

/** As `findHits` finds it, by an index of the same words: the database is asked for their stems alone. */
export const findInIndex = (db: Kysely<Tables>, index: WordIndex, term: string, locale: Locale): Promise<Hits> =>
  findBy({ having: (words) => havingAll(db, index, words, locale), resembling: (words) => similarInIndex(index, words) }, term)
