import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { SearchQuery } from '../../../domain/listing/search-query.ts'
import { didYouMean } from '../../../domain/search/did-you-mean.ts'
import { readTypedLine } from '../../../domain/search/read-typed-line.ts'
import { makeSearchTerm } from '../../../domain/search/search-term.ts'
import { understoodParts, lensFilterOf, wordsOf, writtenValues, type TypedLine } from '../../../domain/search/typed-line.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { At } from '../shop/at.ts'
import { findPage } from './find-page.ts'
import type { FindDeps, ProductPage } from './find-page.ts'
import { inPacksOf } from './in-packs-of.ts'
import type { CardDeps } from './product-cards.ts'
import { productCards } from './product-cards.ts'
import type { UseCase } from '../operation.ts'
import type { catalogueContract } from '../../contract/catalogue.ts'

/** Products matching words and lens values, sorted by relevance by default; `page` counts from 1 (Commerce §7). */
export type SearchProducts = UseCase<typeof catalogueContract.searchProducts>

/** The largest page size. */
const MOST_HITS = 100

const within = (requested: number, most: number): number => Math.min(Math.max(1, Math.floor(requested) || 1), most)

const queryOf = (line: TypedLine, request: SearchQuery): ListingQuery => {
  const words = wordsOf(line)
  return omitUndefined({
    page: within(request.page, Number.MAX_SAFE_INTEGER),
    itemsPerPage: within(request.hitsPerPage, MOST_HITS),
    sort: request.sort ?? 'relevance',
    search: words === '' ? undefined : words,
    lensFilter: lensFilterOf(line),
    filters: request.filters ?? {},
    listViewType: 'grid' as const,
  })
}

type SearchMatches = { readonly line: TypedLine; readonly matches: ProductPage }
type Search = TE.TaskEither<ServiceUnavailable, SearchMatches>

const findLine = (deps: FindDeps, request: SearchQuery, at: At) => (line: TypedLine): Search =>
  pipe(findPage(deps)(queryOf(line, request), at), TE.map((matches) => ({ line, matches })))

/** Lens values are not part of a name: a lens without these values is not a match. */
const mayBeAName = (line: TypedLine): boolean => Object.keys(lensFilterOf(line)?.values ?? { none: true }).length === 0

/** Searches by the interpreted line or, without matches, by its literal words: a name may contain a word that was read as a kind. */
const findTyped = (find: (line: TypedLine) => Search, term: string): Search => {
  const line = readTypedLine(term)
  return pipe(
    find(line),
    TE.flatMap((understood) => understood.matches.total > 0 || !mayBeAName(line)
      ? TE.right(understood)
      : pipe(find([{ text: term }]), TE.map((literal) => (literal.matches.total > 0 ? literal : understood)))),
  )
}

type Suggestion = TE.TaskEither<ServiceUnavailable, string | undefined>

/** The first of these lines with matches. */
const firstMatch = (find: (line: TypedLine) => Search) => {
  const firstOf = ([line, ...others]: readonly string[]): Suggestion =>
    line === undefined
      ? TE.right(undefined)
      : pipe(find(readTypedLine(line)), TE.flatMap(({ matches }) => (matches.total > 0 ? TE.right(line) : firstOf(others))))
  return firstOf
}

/** Suggestions only where the words alone have no matches: with filters the visitor knows what was excluded. Entered values stay. */
const suggestionFor = (deps: FindDeps, request: SearchQuery, at: At) => ({ line, matches }: SearchMatches): Suggestion => {
  const [words, values] = [wordsOf(line), writtenValues(line)]
  if (matches.total > 0 || words === '' || Object.keys(request.filters ?? {}).length > 0) return TE.right(undefined)
  return pipe(
    deps.products.words(at.locale),
    TE.map((indexed) => [...didYouMean(words, indexed), ''].map(
      (suggestion) => [suggestion, ...values].filter((part) => part !== '').join(' '),
    )),
    TE.map((lines) => lines.filter((line) => line !== '')),
    TE.flatMap(firstMatch(findLine(deps, { ...request, page: 1, hitsPerPage: 1 }, at))),
  )
}

export const makeSearchProducts =
  (deps: FindDeps & CardDeps): SearchProducts =>
  (at, request) =>
    pipe(
      TE.fromEither(makeSearchTerm(request.term)),
      TE.flatMap((term) => findTyped(findLine(deps, request, at), term)),
      TE.bindW('suggestion', suggestionFor(deps, request, at)),
      TE.bindW('cards', ({ line, matches }) => pipe(
        inPacksOf(deps)(matches.products, lensFilterOf(line)?.packOf),
        TE.flatMap((products) => productCards(deps)(products, at)),
      )),
      TE.map(({ line, matches, cards, suggestion }) => omitUndefined({
        cards,
        pagination: matches.pagination,
        facets: matches.facets,
        understood: lensFilterOf(line) === undefined ? undefined : understoodParts(line),
        didYouMean: suggestion,
      })),
    )
