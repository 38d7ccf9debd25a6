import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { InvalidSearchTerm } from './search-refusal.ts'
import { cleanTypedText } from '../text/typed-text.ts'

/** What a shopper looks for: trimmed, on one line, never empty, at most 100 characters (Commerce §5). */
export type SearchTerm = Branded<string, 'SearchTerm'>

export const LONGEST_TERM = 100
/** Milliseconds of rest before a typed term is searched for. */
export const SEARCH_PAUSE = 300

/** Control characters and runs of blanks are one blank each; what is too long is cut, since its start says enough. */
const cleaned = (text: string): string =>
  Array.from(cleanTypedText(text.replace(/[\s\p{Cc}]+/gu, ' ')).trim()).slice(0, LONGEST_TERM).join('').trim()

export const makeSearchTerm = (text: string): E.Either<InvalidSearchTerm, SearchTerm> => {
  const term = cleaned(text)
  return term === '' ? E.left({ _tag: 'InvalidSearchTerm' }) : E.right(term as SearchTerm)
}
