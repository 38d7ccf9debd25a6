import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import { makePagination } from '../../../domain/listing/make-pagination.ts'
import type { Pagination } from '../../../domain/listing/pagination.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { At } from '../shop/at.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { ProductMatches, ProductRepository } from '../product/product-repository.port.ts'

export type FindDeps = { readonly products: ProductRepository; readonly register: ShopRegister }
export type ProductPage = ProductMatches & { readonly pagination: Pagination }

const paged = (matches: ProductMatches, { page, itemsPerPage }: ListingQuery): ProductPage => ({
  ...matches,
  pagination: makePagination({ page, itemsPerPage, totalItems: matches.total }),
})

/** One page of the matches; a page above the last one returns the last one (decision A09). */
export const findPage =
  (deps: FindDeps) =>
  (query: ListingQuery, at: At): TE.TaskEither<ServiceUnavailable, ProductPage> => {
    const { priceChannel } = deps.register.settings(at.brandChannel)
    const find = (page: number): TE.TaskEither<ServiceUnavailable, ProductPage> =>
      pipe(
        deps.products.find({ ...query, page }, { locale: at.locale, priceChannel }),
        TE.map((matches) => paged(matches, { ...query, page })),
      )
    return pipe(
      find(query.page),
      TE.flatMap((matches) =>
        matches.pagination.currentPage === query.page ? TE.right(matches) : find(matches.pagination.currentPage),
      ),
    )
  }
