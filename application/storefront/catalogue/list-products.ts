import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Listing } from '../../../domain/listing/listing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import { keepingFailure } from '../loading/keeping-failure.ts'
import type { LoadStore } from '../loading/load-store.ts'
import type { LoadingTime } from '../shop/loading-time.ts'
import type { Shop } from '../shop/shop.ts'

/** Products by query, without a category. */
export type ListProducts = (query: ListingQuery, locale: Locale) => TaskEither<Failure, Listing>
export const ListProducts = token<ListProducts>('ListProducts')

export const makeListProducts =
  (deps: { readonly shop: Pick<Shop, 'catalogue'>; readonly loads: LoadStore; readonly loading: LoadingTime }): ListProducts =>
  (query, locale) => deps.loading(keepingFailure(deps.loads, 'products')(deps.shop.catalogue.listProducts(query, locale)))
