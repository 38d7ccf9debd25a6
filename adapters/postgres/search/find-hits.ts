import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Tables } from '../tables.ts'
import { countsInNamesAlone, plainWords } from './plain-words.ts'

/** The products that match a search; a larger rank is a better match. */
export type Hits = { readonly ids: Int32Array; readonly ranks: Float32Array }

type Row = { readonly product_id: number; readonly rank: number }

const noHits: Hits = { ids: new Int32Array(), ranks: new Float32Array() }

type Parts = 'A' | 'AB' | 'ABD'

/**
 * Matches a word or its stem as a prefix, in the parts of a product's text with these weights: A names, B category titles, D description.
 * Words consist of letters and digits only.
 */
const startsLike = (word: string, locale: Locale, parts: Parts): RawBuilder<unknown> => {
  const prefix = `${word}:*${countsInNamesAlone(word) ? 'A' : parts}`
  return sql`(to_tsquery('simple', ${prefix}) || to_tsquery(dictionary_of(${locale}), ${prefix}))`
}

/** All words, each as a prefix. */
const allIn = (words: readonly string[], locale: Locale, parts: Parts): RawBuilder<unknown> =>
  sql.join(words.map((word) => startsLike(word, locale, parts)), sql` && `)

const MENTIONED = 1

const toHits = (rows: readonly Row[]): Hits => ({
  ids: Int32Array.from(rows, (row) => row.product_id),
  ranks: Float32Array.from(rows, (row) => row.rank),
})

const isNamed = (rank: number): boolean => rank > MENTIONED

/**
 * Products whose description only mentions the words are shown only if no product is named so: a lens with a UV filter mentions
 * sunglasses.
 */
export const namedOnly = ({ ids, ranks }: Hits): Hits => {
  const named = { ids: ids.slice(), ranks: ranks.slice() }
  let count = 0
  for (let at = 0; at < ids.length; at += 1) {
    if (!isNamed(ranks[at] ?? 0)) continue
    named.ids[count] = ids[at] ?? 0
    named.ranks[count] = ranks[at] ?? 0
    count += 1
  }
  return count === 0 ? { ids, ranks } : { ids: named.ids.subarray(0, count), ranks: named.ranks.subarray(0, count) }
}

/**
 * Every word must match. Products are ranked: title equals the term, title begins with it, name matches, category matches; among names by
 * the similarity of the title.
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
        else ${MENTIONED}::real end::real as rank
    from product_text
    where locale = ${locale} and words @@ ((${allIn(words, locale, 'ABD')}) || ${startsLike(oneWord, locale, 'ABD')})`.execute(db)
  return namedOnly(toHits(rows))
}

/** Every word must be similar to a name: `biofinty`, `acuve`. */
const findSimilar = async (db: Kysely<Tables>, words: readonly string[], locale: Locale): Promise<Hits> => {
  const { rows } = await sql<Row>`select product_id, rank from similar_products(${[...words]}, ${locale})`.execute(db)
  return toHits(rows)
}

/** Finds products with all words, or with similar words. */
export type Finder = {
  readonly withAll: (words: readonly string[]) => Promise<Hits>
  readonly similarTo: (words: readonly string[]) => Promise<Hits> | Hits
}

const MIN_SIMILAR_LENGTH = 3

/** The products with all words of the term, or, if there are none, those with similar words. */
export const findBy = async ({ withAll, similarTo }: Finder, term: string): Promise<Hits> => {
  const words = plainWords(term)
  if (words.length === 0) return noHits
  const exact = await withAll(words)
  // Words of one or two letters are similar to anything.
  const longWords = words.filter((word) => word.length >= MIN_SIMILAR_LENGTH)
  return exact.ids.length > 0 || longWords.length === 0 ? exact : await similarTo(longWords)
}

/** The search in the database. */
export const findHits = (db: Kysely<Tables>, term: string, locale: Locale): Promise<Hits> =>
  findBy({ withAll: (words) => findWords(db, words, locale), similarTo: (words) => findSimilar(db, words, locale) }, term)
