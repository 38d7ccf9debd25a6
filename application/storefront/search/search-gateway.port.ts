import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SearchResult } from '../../../domain/listing/listing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { SearchQuery } from '../../../domain/listing/search-query.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'

/** Text search. `page` counts from 1 here; the wire counts from 0 (decision A08). */
export interface SearchGateway {
  readonly search: (query: SearchQuery, locale: Locale) => TaskEither<Failure, SearchResult>
}
export const SearchGateway = token<SearchGateway>('SearchGateway')
