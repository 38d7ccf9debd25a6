import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import { plainWords } from './plain-words.ts'

/** Products a search finds. `rank`: larger fits better. */
export type Hits = { readonly ids: readonly number[]; readonly ranks: readonly number[] }

type Row = { readonly product_id: number; readonly rank: number }

const noHits: Hits = { ids: [], ranks: [] }

type Parts = 'A' | 'AB' | 'ABD'

const IS_NUMBER = /^[0-9]+$/

/**
 * A word counts as written and by its stem, in the parts of a product's text that carry these letters: A names, B shelves,
 * D the description. Its last letters may still be missing. Words hold letters and digits only. A number counts in names
 * alone: 90 is an axis in many a description.
 */
const startsLike = (word: string, locale: Locale, parts: Parts): RawBuilder<unknown> => {
  const begun = `${word}:*${IS_NUMBER.test(word) ? 'A' : parts}`
  return sql`(to_tsquery('simple', ${begun}) || to_tsquery(dictionary_of(${locale}), ${begun}))`
}

/** All words, each at least begun. */
const allIn = (words: readonly string[], locale: Locale, parts: Parts): RawBuilder<unknown> =>
  sql.join(words.map((word) => startsLike(word, locale, parts)), sql` && `)

const ONLY_MENTIONED = 1

const toHits = (rows: readonly Row[]): Hits => ({
  ids: rows.map((row) => row.product_id),
  ranks: rows.map((row) => row.rank),
})

/**
 * Every word must be found. A title that is the term comes first, then titles that begin with it, then names, then what
 * lies on such a shelf; among names the title that is nearest to the term. What only mentions it is shown where nothing is
 * called so: a lens that filters UV "replaces no sunglasses".
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
  const called = rows.filter(({ rank }) => rank > ONLY_MENTIONED)
  return toHits(called.length > 0 ? called : rows)
}

/**
 * Every word must resemble a name: `biofinty`, `acuve`. Words of one or two letters resemble anything and are left out.
 */
const findSimilar = async (db: Kysely<Tables>, words: readonly string[], locale: Locale): Promise<Hits> => {
  const telling = words.filter((word) => word.length > 2)
  if (telling.length === 0) return noHits
  const { rows } = await sql<Row>`select product_id, rank from similar_products(${[...telling]}, ${locale})`.execute(db)
  return toHits(rows)
}

/** What a shopper may have meant: the words themselves, or when nothing has them, what resembles them. */
export const findHits = async (db: Kysely<Tables>, term: string, locale: Locale): Promise<Hits> => {
  const words = plainWords(term)
  if (words.length === 0) return noHits
  const exact = await findWords(db, words, locale)
  return exact.ids.length > 0 ? exact : await findSimilar(db, words, locale)
}
