import type { TaskEither } from 'fp-ts/TaskEither'
import type { Pagination } from '../../../domain/listing/pagination.ts'
import type { ProductCard } from '../../../domain/product/product-card.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { At } from '../shop/at.ts'

export type CatalogueHits = { readonly cards: readonly ProductCard[]; readonly pagination: Pagination }

/** Products found by words, best first; `page` counts from 1 (Commerce §7). */
export type SearchCatalogue = (
  asked: { readonly term: string; readonly page: number; readonly hitsPerPage: number },
  at: At,
) => TaskEither<Failure, CatalogueHits>
export const SearchCatalogue = token<SearchCatalogue>('SearchCatalogue')
