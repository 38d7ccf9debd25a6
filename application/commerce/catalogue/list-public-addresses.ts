import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import { publicAddresses } from '../../../domain/product/public-addresses.ts'
import type { PublicAddress } from '../../../domain/product/public-addresses.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { DEFAULT_LOCALE } from '../../../domain/shop/locale.ts'
import { findPage } from './find-page.ts'
import type { FindDeps } from './find-page.ts'

/** Every address of the catalogue that search engines may know: categories, then canonical products (decision A61). */
export type ListPublicAddresses = (brandChannel: BrandChannel) => TE.TaskEither<ServiceUnavailable, readonly PublicAddress[]>

const EVERYTHING: ListingQuery = { page: 1, itemsPerPage: 100, sort: 'position', filters: {}, listViewType: 'grid' }

export const makeListPublicAddresses = (deps: FindDeps): ListPublicAddresses => {
  const from = (page: number, brandChannel: BrandChannel): TE.TaskEither<ServiceUnavailable, readonly Product[]> =>
    pipe(
      findPage(deps)({ ...EVERYTHING, page }, { brandChannel, locale: DEFAULT_LOCALE }),
      TE.flatMap(({ products, pagination }) =>
        pagination.currentPage < pagination.totalPages
          ? pipe(from(page + 1, brandChannel), TE.map((others) => [...products, ...others]))
          : TE.right(products),
      ),
    )
  return (brandChannel) => pipe(from(1, brandChannel), TE.map(publicAddresses))
}
