import { sql, type Kysely } from 'kysely'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import { findBy, toCalled, type Hits, type Row } from './find-hits.ts'
import { likenessTo } from './likeness.ts'
import { similarInIndex } from './similar-in-index.ts'
import { begunSo, PARTS, rowsWith, tellingIn, type WordIndex } from './word-index.ts'

const IN_NAMES = PARTS.length
const ON_SHELVES = IN_NAMES - 1

/** The stems of words are the database's to say; it looks at no text for that. */
const stemsOf = async (db: Kysely<Tables>, words: readonly string[], locale: Locale): Promise<readonly (readonly string[])[]> => {
  const { rows } = await sql<{ readonly stems: readonly string[] }>`
    select tsvector_to_array(to_tsvector(dictionary_of(${locale}), word)) as stems
    from unnest(${[...words]}::text[]) with ordinality asked(word, place) order by place`.execute(db)
  // What the parser takes for a number with letters after it (1e5a) has more than one.
  return rows.map(({ stems }) => (stems.length === 1 ? stems : []))
}

type Asked = { readonly term: string; readonly oneWord: string; readonly telling: number }

const BLANK = 32

/** Whether a title begins so, wherever its blanks are. */
const beginsTogether = (title: string, oneWord: string): boolean => {
  let same = 0
  for (let at = 0; at < title.length && same < oneWord.length; at += 1) {
    const code = title.charCodeAt(at)
    if (code === oneWord.charCodeAt(same)) same += 1
    else if (code !== BLANK) return false
  }
  return same === oneWord.length
}

/** As `findWords` ranks. */
const rankOf = (title: string, { term, oneWord, telling }: Asked, likeness: () => number): number => {
  if (title === term) return 9
  if (title.startsWith(term)) return Math.fround(7 + likeness())
  if (beginsTogether(title, oneWord)) return Math.fround(5 + likeness())
  if (telling === IN_NAMES) return Math.fround(3 + likeness())
  return telling === ON_SHELVES ? 2 : 1
}

const havingAll = async (db: Kysely<Tables>, index: WordIndex, words: readonly string[], locale: Locale): Promise<Hits> => {
  const [term, oneWord] = [words.join(' '), words.join('')]
  const asked = [...words, oneWord]
  const stems = await stemsOf(db, asked, locale)
  const begun = asked.map((word, at) => begunSo(index, [word, ...(stems[at] ?? [])]))
  const [asOne, each] = [begun.at(-1), begun.slice(0, -1).toSorted((one, other) => one.times - other.times)]
  const [rarest, ...others] = each
  const likeness = likenessTo(term)
  const rows: Row[] = []
  const add = (row: number, telling: number): void => {
    const rank = rankOf(index.titles[row] ?? '', { term, oneWord, telling }, () => likeness(index.titleRuns, row))
    rows.push({ product_id: index.products[row] ?? 0, rank })
  }
  const found = rarest === undefined ? new Map<number, number>() : rowsWith(index, rarest)
  const together = asOne === undefined || others.length === 0 ? new Map<number, number>() : rowsWith(index, asOne)
  for (const [row, first] of found) {
    // What is told the least of counts.
    const telling = others.reduce((least, one) => Math.min(least, tellingIn(index, one, row)), first)
    if (telling > 0 || together.has(row)) add(row, telling)
  }
  for (const row of together.keys()) if (!found.has(row)) add(row, 0)
  return toCalled(rows)
}

/** As `findHits` finds it, by an index of the same words: the database is asked for their stems alone. */
export const findInIndex = (db: Kysely<Tables>, index: WordIndex, term: string, locale: Locale): Promise<Hits> =>
  findBy({ having: (words) => havingAll(db, index, words, locale), resembling: (words) => similarInIndex(index, words) }, term)
