import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Pagination } from '../../../domain/listing/pagination.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'

export type SearchHits = { readonly cards: readonly ProductCard[]; readonly pagination: Pagination }

/** Search by words. `page` counts from 1 here; the wire counts from 0 (decision A08). */
export interface SearchGateway {
  readonly search: (
    asked: { readonly term: string; readonly page: number; readonly hitsPerPage: number },
    locale: Locale,
  ) => TaskEither<Failure, SearchHits>
}
export const SearchGateway = token<SearchGateway>('SearchGateway')
