import { localePath } from '../shop/localized-path.ts'
import type { Locale } from '../shop/locale.ts'

/** The page of all hits for a term, `/fr/s?search=a%20b` (Commerce §2). */
export const showAllPath = (locale: Locale, term: string): string =>
  `${localePath(locale, '/s')}?search=${encodeURIComponent(term.trim())}`
