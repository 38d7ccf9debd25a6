import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { SearchResult } from '../../../domain/listing/listing.ts'
import type { Failure, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { SearchQuestion } from '../../../domain/listing/search-question.ts'
import { didYouMean } from '../../../domain/search/did-you-mean.ts'
import { readTypedLine } from '../../../domain/search/read-typed-line.ts'
import { makeSearchTerm } from '../../../domain/search/search-term.ts'
import { understoodParts, wishOf, wordsOf, writtenValues, type TypedLine } from '../../../domain/search/typed-line.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { At } from '../shop/at.ts'
import { findPage } from './find-page.ts'
import type { FindDeps, FoundPage } from './find-page.ts'
import { inPacksOf } from './in-packs-of.ts'
import type { CardDeps } from './product-cards.ts'
import { productCards } from './product-cards.ts'

/** Products found by words and by what a lens is, best first unless asked otherwise; `page` counts from 1 (Commerce §7). */
export type SearchCatalogue = (asked: SearchQuestion, at: At) => TE.TaskEither<Failure, SearchResult>

/** More hits are never given at once, whoever asks. */
const MOST_HITS = 100

const within = (asked: number, most: number): number => Math.min(Math.max(1, Math.floor(asked) || 1), most)

const queryOf = (line: TypedLine, asked: SearchQuestion): ListingQuery => {
  const words = wordsOf(line)
  return omitUndefined({
    page: within(asked.page, Number.MAX_SAFE_INTEGER),
    itemsPerPage: within(asked.hitsPerPage, MOST_HITS),
    sort: asked.sort ?? 'relevance',
    search: words === '' ? undefined : words,
    wish: wishOf(line),
    filters: asked.filters ?? {},
    listViewType: 'grid' as const,
  })
}

type Answered = { readonly line: TypedLine; readonly found: FoundPage }
type Answer = TE.TaskEither<ServiceUnavailable, Answered>

const findLine = (deps: FindDeps, asked: SearchQuestion, at: At) => (line: TypedLine): Answer =>
  pipe(findPage(deps)(queryOf(line, asked), at), TE.map((found) => ({ line, found })))

/** Values are no part of a name: a lens that is not made in them is not what was looked for. */
const mayBeAName = (line: TypedLine): boolean => Object.keys(wishOf(line)?.values ?? { none: true }).length === 0

/** As it was understood, or, where that finds nothing, by its words as they stand: a name may say what was taken for a kind. */
const findTyped = (find: (line: TypedLine) => Answer, term: string): Answer => {
  const line = readTypedLine(term)
  return pipe(
    find(line),
    TE.flatMap((understood) => understood.found.total > 0 || !mayBeAName(line)
      ? TE.right(understood)
      : pipe(find([{ text: term }]), TE.map((literal) => (literal.found.total > 0 ? literal : understood)))),
  )
}

type Meant = TE.TaskEither<ServiceUnavailable, string | undefined>

/** The first of these lines that find something. */
const firstFound = (find: (line: TypedLine) => Answer) => {
  const tried = ([line, ...others]: readonly string[]): Meant =>
    line === undefined
      ? TE.right(undefined)
      : pipe(find(readTypedLine(line)), TE.flatMap(({ found }) => (found.total > 0 ? TE.right(line) : tried(others))))
  return tried
}

/** Only where the words alone found nothing: whoever filters knows what was taken away. Values that were typed are kept. */
const meantBy = (deps: FindDeps, asked: SearchQuestion, at: At) => ({ line, found }: Answered): Meant => {
  const [words, values] = [wordsOf(line), writtenValues(line)]
  if (found.total > 0 || words === '' || Object.keys(asked.filters ?? {}).length > 0) return TE.right(undefined)
  return pipe(
    deps.products.words(at.locale),
    TE.map((known) => [...didYouMean(words, known), ''].map((meant) => [meant, ...values].filter((part) => part !== '').join(' '))),
    TE.map((lines) => lines.filter((one) => one !== '')),
    TE.flatMap(firstFound(findLine(deps, { ...asked, page: 1, hitsPerPage: 1 }, at))),
  )
}

export const makeSearchCatalogue =
  (deps: FindDeps & CardDeps): SearchCatalogue =>
  (asked, at) =>
    pipe(
      TE.fromEither(makeSearchTerm(asked.term)),
      TE.flatMap((term) => findTyped(findLine(deps, asked, at), term)),
      TE.bindW('meant', meantBy(deps, asked, at)),
      TE.bindW('cards', ({ line, found }) => pipe(
        inPacksOf(deps)(found.products, wishOf(line)?.packOf),
        TE.flatMap((products) => productCards(deps)(products, at)),
      )),
      TE.map(({ line, found, cards, meant }) => omitUndefined({
        cards,
        pagination: found.pagination,
        facets: found.facets,
        understood: wishOf(line) === undefined ? undefined : understoodParts(line),
        didYouMean: meant,
      })),
    )
