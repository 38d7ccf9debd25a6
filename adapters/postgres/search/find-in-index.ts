import { sql, type Kysely } from 'kysely'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import { findBy, toCalled, type Hits, type Row } from './find-hits.ts'
import { likenessTo } from './likeness.ts'
import { similarInIndex } from './similar-in-index.ts'
import { markBegun, PARTS, type WordIndex } from './word-index.ts'

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

/** As `findWords` ranks. */
const rankOf = (title: string, { term, oneWord, telling }: Asked, likeness: (title: string) => number): number => {
  if (title === term) return 9
  if (title.startsWith(term)) return Math.fround(7 + likeness(title))
  if (title.replaceAll(' ', '').startsWith(oneWord)) return Math.fround(5 + likeness(title))
  if (telling === IN_NAMES) return Math.fround(3 + likeness(title))
  return telling === ON_SHELVES ? 2 : 1
}

/** By row: where the word that is told the least of stands, 0 where one is missing. */
const leastOf = (marked: readonly Uint8Array[]): Uint8Array => {
  const [least = new Uint8Array(), ...others] = marked
  for (const other of others)
    for (let row = 0; row < least.length; row += 1) if ((other[row] ?? 0) < (least[row] ?? 0)) least[row] = other[row] ?? 0
  return least
}

const havingAll = async (db: Kysely<Tables>, index: WordIndex, words: readonly string[], locale: Locale): Promise<Hits> => {
  const [term, oneWord] = [words.join(' '), words.join('')]
  const asked = [...words, oneWord]
  const stems = await stemsOf(db, asked, locale)
  const [asOne, ...each] = [asked.length - 1, ...words.keys()].map((at) => markBegun(index, [asked[at] ?? '', ...(stems[at] ?? [])]))
  const all = leastOf(each)
  const likeness = likenessTo(term)
  const rows: Row[] = []
  for (let row = 0; row < all.length; row += 1) {
    const telling = all[row] ?? 0
    if (telling === 0 && asOne?.[row] === 0) continue
    const title = index.titles[row] ?? ''
    rows.push({ product_id: index.products[row] ?? 0, rank: rankOf(title, { term, oneWord, telling }, likeness) })
  }
  return toCalled(rows)
}

/** As `findHits` finds it, by an index of the same words: the database is asked for their stems alone. */
export const findInIndex = (db: Kysely<Tables>, index: WordIndex, term: string, locale: Locale): Promise<Hits> =>
  findBy({ having: (words) => havingAll(db, index, words, locale), resembling: (words) => similarInIndex(index, words) }, term)
