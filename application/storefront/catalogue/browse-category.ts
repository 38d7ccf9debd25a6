import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Listing } from '../../../domain/listing/listing.ts'
import type { Category } from '../../../domain/product/category.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import { keepingFailure } from '../loading/keeping-failure.ts'
import type { LoadStore } from '../loading/load-store.ts'
import type { LoadingTime } from '../shop/loading-time.ts'
import type { Shop } from '../shop/shop.ts'

/** A category with one page of its products; an unknown path is refused. */
export type BrowseCategory = (
  path: string,
  query: ListingQuery,
  locale: Locale,
) => TE.TaskEither<Failure, { readonly category: Category; readonly listing: Listing }>
export const BrowseCategory = token<BrowseCategory>('BrowseCategory')

export const makeBrowseCategory =
  (deps: { readonly shop: Pick<Shop, 'catalogue'>; readonly loads: LoadStore; readonly loading: LoadingTime }): BrowseCategory =>
  (path, query, locale) =>
    deps.loading(
      pipe(
        TE.Do,
        TE.apSW('category', deps.shop.catalogue.getCategory({ path })),
        TE.apSW('listing', deps.shop.catalogue.listProducts({ ...query, categoryPath: path }, locale)),
        keepingFailure(deps.loads, 'category'),
      ),
    )
