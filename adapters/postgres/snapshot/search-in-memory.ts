import type { Kysely } from 'kysely'
import type { Locale } from '../../../domain/shop/locale.ts'
import { reportUnavailable } from '../database/unavailable.ts'
import { findHits, type Hits } from '../search/find-hits.ts'
import { findInIndex } from '../search/find-in-index.ts'
import { readWordIndex } from '../search/read-word-index.ts'
import type { WordIndex } from '../search/word-index.ts'
import type { Tables } from '../tables.ts'

export type SearchInMemory = (term: string, locale: Locale) => Promise<Hits>

/**
 * Builds the word index of a language at its first search. Until it is ready, searches run in the database, so that nobody waits for it.
 */
export const openSearch = (db: Kysely<Tables>): SearchInMemory => {
  const indexes = new Map<Locale, WordIndex>()
  const reading = new Set<Locale>()
  const begin = async (locale: Locale): Promise<void> => {
    reading.add(locale)
    try {
      indexes.set(locale, await readWordIndex(db, locale))
    } catch (error) {
      // The next search starts again.
      reportUnavailable(error)
    } finally {
      reading.delete(locale)
    }
  }
  return (term, locale) => {
    const index = indexes.get(locale)
    if (index !== undefined) return findInIndex(db, index, term, locale)
    if (!reading.has(locale)) void begin(locale)
    return findHits(db, term, locale)
  }
}
