import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SearchResult } from '../../../domain/listing/listing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { SearchQuery } from '../../../domain/listing/search-query.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import { keepingFailure } from '../loading/keeping-failure.ts'
import type { LoadStore } from '../loading/load-store.ts'
import type { LoadingTime } from '../shop/loading-time.ts'
import type { Shop } from '../shop/shop.ts'

/** One page of the hits for a term, with facets (Commerce §2). */
export type SearchProducts = (query: SearchQuery, locale: Locale) => TaskEither<Failure, SearchResult>
export const SearchProducts = token<SearchProducts>('SearchProducts')

export const makeSearchProducts =
  (deps: { readonly shop: Pick<Shop, 'catalogue'>; readonly loads: LoadStore; readonly loading: LoadingTime }): SearchProducts =>
  (query, locale) => deps.loading(keepingFailure(deps.loads, 'products')(deps.shop.catalogue.searchProducts(query, locale)))
