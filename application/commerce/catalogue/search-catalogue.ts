import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Listing } from '../../../domain/listing/listing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { SearchQuestion } from '../../../domain/listing/search-question.ts'
import { makeSearchTerm, type SearchTerm } from '../../../domain/search/search-term.ts'
import type { At } from '../shop/at.ts'
import { findPage } from './find-page.ts'
import type { FindDeps } from './find-page.ts'
import type { CardDeps } from './product-cards.ts'
import { productCards } from './product-cards.ts'

/** Products found by words, best first unless asked otherwise; `page` counts from 1 (Commerce §7). */
export type SearchCatalogue = (asked: SearchQuestion, at: At) => TE.TaskEither<Failure, Listing>

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

export const makeSearchCatalogue =
  (deps: FindDeps & CardDeps): SearchCatalogue =>
  (asked, at) =>
    pipe(
      TE.fromEither(makeSearchTerm(asked.term)),
      TE.flatMap((term) => findPage(deps)(queryOf(term, asked), at)),
      TE.bindTo('found'),
      TE.bindW('cards', ({ found }) => productCards(deps)(found.products, at)),
      TE.map(({ found, cards }) => ({ cards, pagination: found.pagination, facets: found.facets })),
    )
