import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Pagination } from '../../../domain/listing/pagination.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { makeSearchTerm } from '../../../domain/search/search-term.ts'
import type { At } from '../shop/at.ts'
import { findPage } from './find-page.ts'
import type { FindDeps } from './find-page.ts'
import type { CardDeps } from './product-cards.ts'
import { productCards } from './product-cards.ts'

export type CatalogueHits = { readonly cards: readonly ProductCard[]; readonly pagination: Pagination }

/** Products found by words, best first; `page` counts from 1 (Commerce §7). */
export type SearchCatalogue = (
  asked: { readonly term: string; readonly page: number; readonly hitsPerPage: number },
  at: At,
) => TE.TaskEither<Failure, CatalogueHits>

/** More hits are never given at once, whoever asks. */
const MOST_HITS = 100

const within = (asked: number, most: number): number => Math.min(Math.max(1, Math.floor(asked) || 1), most)

const queryOf = (search: string, asked: { readonly page: number; readonly hitsPerPage: number }): ListingQuery => ({
  page: within(asked.page, Number.MAX_SAFE_INTEGER),
  itemsPerPage: within(asked.hitsPerPage, MOST_HITS),
  sort: 'relevance',
  search,
  filters: {},
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
      TE.map(({ found, cards }) => ({ cards, pagination: found.pagination })),
    )
