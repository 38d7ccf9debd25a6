import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import { countsInNamesAlone, plainWords } from './plain-words.ts'

/** Products a search finds. `rank`: larger fits better. */
export type Hits = { readonly ids: Int32Array; readonly ranks: Float32Array }

type Row = { readonly product_id: number; readonly rank: number }

const noHits: Hits = { ids: new Int32Array(), ranks: new Float32Array() }

type Parts = 'A' | 'AB' | 'ABD'

/**
 * A word counts as written and by its stem, in the parts of a product's text that carry these letters: A names, B shelves,
 * D the description. Its last letters may still be missing. Words hold letters and digits only.
 */
const startsLike = (word: string, locale: Locale, parts: Parts): RawBuilder<unknown> => {
  const begun = `${word}:*${countsInNamesAlone(word) ? 'A' : parts}`
  return sql`(to_tsquery('simple', ${begun}) || to_tsquery(dictionary_of(${locale}), ${begun}))`
}

/** All words, each at least begun. */
const allIn = (words: readonly string[], locale: Locale, parts: Parts): RawBuilder<unknown> =>
  sql.join(words.map((word) => startsLike(word, locale, parts)), sql` && `)

const ONLY_MENTIONED = 1

const toHits = (rows: readonly Row[]): Hits => ({
  ids: Int32Array.from(rows, (row) => row.product_id),
  ranks: Float32Array.from(rows, (row) => row.rank),
})

const isCalled = (rank: number): boolean => rank > ONLY_MENTIONED

/** What only mentions the words is shown where nothing is called so: a lens that filters UV "replaces no sunglasses". */
export const calledOf = ({ ids, ranks }: Hits): Hits => {
  const called = { ids: ids.slice(), ranks: ranks.slice() }
  let count = 0
  for (let at = 0; at < ids.length; at += 1) {
    if (!isCalled(ranks[at] ?? 0)) continue
    called.ids[count] = ids[at] ?? 0
    called.ranks[count] = ranks[at] ?? 0
    count += 1
  }
  return count === 0 ? { ids, ranks } : { ids: called.ids.subarray(0, count), ranks: called.ranks.subarray(0, count) }
}

/**
 * Every word must be found. A title that is the term comes first, then titles that begin with it, then names, then what
 * lies on such a shelf; among names the title that is nearest to the term.
 */
const findWords = async (db: Kysely<Tables>, words: readonly string[], locale: Locale): Promise<Hits> => {
  const term = words.join(' ')
  const oneWord = words.join('')
  const { rows } = await sql<Row>`
    select product_id,
      case when plain_title = ${term} then 9
        when starts_with(plain_title, ${term}) then 7 + similarity(plain_title, ${term})
        when starts_with(replace(plain_title, ' ', ''), ${oneWord}) then 5 + similarity(plain_title, ${term})
        when words @@ (${allIn(words, locale, 'A')}) then 3 + similarity(plain_title, ${term})
        when words @@ (${allIn(words, locale, 'AB')}) then 2
        else ${ONLY_MENTIONED}::real end::real as rank
    from product_text
    where locale = ${locale} and words @@ ((${allIn(words, locale, 'ABD')}) || ${startsLike(oneWord, locale, 'ABD')})`.execute(db)
  return calledOf(toHits(rows))
}

/** Every word must resemble a name: `biofinty`, `acuve`. */
const findSimilar = async (db: Kysely<Tables>, words: readonly string[], locale: Locale): Promise<Hits> => {
  const { rows } = await sql<Row>`select product_id, rank from similar_products(${[...words]}, ${locale})`.execute(db)
  return toHits(rows)
}

/** Who finds what has all of these words, and what has none of them but such as resemble each. */
export type Finder = {
  readonly having: (words: readonly string[]) => Promise<Hits>
  readonly resembling: (words: readonly string[]) => Promise<Hits> | Hits
}

const LONG_ENOUGH_TO_RESEMBLE = 3

/** What a shopper may have meant: the words themselves, or when nothing has them, what resembles them. */
export const findBy = async ({ having, resembling }: Finder, term: string): Promise<Hits> => {
  const words = plainWords(term)
  if (words.length === 0) return noHits
  const exact = await having(words)
  // Words of one or two letters resemble anything.
  const telling = words.filter((word) => word.length >= LONG_ENOUGH_TO_RESEMBLE)
  return exact.ids.length > 0 || telling.length === 0 ? exact : await resembling(telling)
}

/** As the database finds it. */
export const findHits = (db: Kysely<Tables>, term: string, locale: Locale): Promise<Hits> =>
  findBy({ having: (words) => findWords(db, words, locale), resembling: (words) => findSimilar(db, words, locale) }, term)
