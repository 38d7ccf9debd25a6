import * as E from '../either.ts'
import type { Branded } from '../branded.ts'
import type { InvalidSearchTerm } from './search-refusal.ts'
import { cleanTypedText } from '../text/typed-text.ts'

/** A search term: trimmed, on one line, never empty, at most 100 characters (Commerce §5). */
export type SearchTerm = Branded<string, 'SearchTerm'>

export const MAX_TERM_LENGTH = 100
/** Milliseconds without typing before the search starts. */
export const SEARCH_PAUSE = 300

/** Control characters and runs of blanks become one blank; a long term is cut. */
const cleaned = (text: string): string =>
  Array.from(cleanTypedText(text.replace(/[\s\p{Cc}]+/gu, ' ')).trim()).slice(0, MAX_TERM_LENGTH).join('').trim()

export const makeSearchTerm = (text: string): E.Either<InvalidSearchTerm, SearchTerm> => {
  const term = cleaned(text)
  return term === '' ? E.left({ _tag: 'InvalidSearchTerm' }) : E.right(term as SearchTerm)
}
