import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { SearchResult } from '../../../domain/listing/listing.ts'
import type { Failure, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { SearchQuestion } from '../../../domain/listing/search-question.ts'
import { didYouMean } from '../../../domain/search/did-you-mean.ts'
import { makeSearchTerm, type SearchTerm } from '../../../domain/search/search-term.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'
import type { At } from '../shop/at.ts'
import { findPage } from './find-page.ts'
import type { FindDeps, FoundPage } from './find-page.ts'
import type { CardDeps } from './product-cards.ts'
import { productCards } from './product-cards.ts'

/** Products found by words, best first unless asked otherwise; `page` counts from 1 (Commerce §7). */
export type SearchCatalogue = (asked: SearchQuestion, at: At) => TE.TaskEither<Failure, SearchResult>

/** More hits are never given at once, whoever asks. */
const MOST_HITS = 100

const within = (asked: number, most: number): number => Math.min(Math.max(1, Math.floor(asked) || 1), most)

const queryOf = (search: SearchTerm, asked: SearchQuestion): ListingQuery => ({
  page: within(asked.page, Number.MAX_SAFE_INTEGER),
  itemsPerPage: within(asked.hitsPerPage, MOST_HITS),
  sort: asked.sort ?? 'relevance',
  search,
  filters: asked.filters ?? {},
  listViewType: 'grid',
})

type Meant = TE.TaskEither<ServiceUnavailable, string | undefined>

/** The first of these words that find something. */
const firstFound = (deps: FindDeps, query: ListingQuery, at: At) => {
  const tried = ([words, ...others]: readonly string[]): Meant =>
    words === undefined
      ? TE.right(undefined)
      : pipe(
          findPage(deps)({ ...query, search: words, page: 1, itemsPerPage: 1 }, at),
          TE.flatMap(({ total }) => (total > 0 ? TE.right(words) : tried(others))),
        )
  return tried
}

/** Only where the words alone found nothing: whoever filters knows what was taken away. */
const meantBy = (deps: FindDeps) => (found: FoundPage, query: ListingQuery, at: At): Meant =>
  found.total > 0 || Object.keys(query.filters).length > 0
    ? TE.right(undefined)
    : pipe(
        deps.products.words(at.locale),
        TE.map((words) => didYouMean(query.search ?? '', words)),
        TE.flatMap(firstFound(deps, query, at)),
      )

export const makeSearchCatalogue =
  (deps: FindDeps & CardDeps): SearchCatalogue =>
  (asked, at) =>
    pipe(
      TE.fromEither(makeSearchTerm(asked.term)),
      TE.map((term) => ({ query: queryOf(term, asked) })),
      TE.bindW('found', ({ query }) => findPage(deps)(query, at)),
      TE.bindW('cards', ({ found }) => productCards(deps)(found.products, at)),
      TE.bindW('meant', ({ found, query }) => meantBy(deps)(found, query, at)),
      TE.map(({ found, cards, meant }) => withoutAbsent({
        cards, pagination: found.pagination, facets: found.facets, didYouMean: meant,
      })),
    )
