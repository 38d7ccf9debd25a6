import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makePagination } from '../../../domain/listing/make-pagination.ts'
import { makeProductId, type ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { listingToWire } from '../../commerce-api/listing/listing.codec.ts'
import { readListingParams } from '../../commerce-api/listing/listing-params.ts'
import { readSearchParams, searchToWire } from '../../commerce-api/listing/search.codec.ts'
import { OPERATIONS } from '../../commerce-api/operations/operations.ts'
import { categoryToWire } from '../../commerce-api/product/category.codec.ts'
import { readSelectedIds, readSelectionPage } from '../../commerce-api/product/product-cache.codec.ts'
import { productDetailToWire } from '../../commerce-api/product/product-detail-to-wire.ts'
import { productOptionsToWire, readChosen } from '../../commerce-api/product/product-options.codec.ts'
import { productCardToWire } from '../../commerce-api/product/product-to-wire.ts'
import type { AnswerOperation } from './answer-operations.ts'
import type { CommerceUseCases } from './commerce-use-cases.ts'

/** What is no product id names no product. */
export const productIdOf = (text: unknown): TE.TaskEither<Failure, ProductId> =>
  pipe(
    makeProductId(text),
    E.mapLeft((): Failure => ({ _tag: 'NotFound', what: 'product' })),
    TE.fromEither,
  )

export const catalogueRoutes = (answer: AnswerOperation, shop: CommerceUseCases): void => {
  answer(OPERATIONS.getCategory, ({ params, at }) =>
    pipe(shop.findCategory(params.get('path') ?? ''), TE.map((category) => categoryToWire(category, at.locale))),
  )
  answer(OPERATIONS.listProducts, ({ params, at }) =>
    pipe(shop.listCatalogue(readListingParams(params), at), TE.map((listing) => listingToWire(listing, at.locale))),
  )
  answer(OPERATIONS.searchProducts, ({ params, at }) =>
    pipe(shop.searchCatalogue(readSearchParams(params), at), TE.map((hits) => searchToWire(hits, at.locale))),
  )
  answer(OPERATIONS.getProduct, ({ path, at }) =>
    pipe(
      productIdOf(path['product_id']),
      TE.flatMap((id) => shop.showProduct(id, at)),
      TE.map((detail) => productDetailToWire(detail, at.locale)),
    ),
  )
  answer(OPERATIONS.getProductOptions, ({ path, params }) =>
    pipe(
      productIdOf(path['product_id']),
      TE.flatMap((id) => shop.listOptions(id, readChosen(params))),
      TE.map(productOptionsToWire),
    ),
  )
  answer(OPERATIONS.searchProductCache, ({ params, at }) =>
    pipe(
      shop.selectProducts(readSelectedIds(params), at),
      TE.map((cards) => {
        const { page, limit } = readSelectionPage(params)
        const pagination = makePagination({ page, totalItems: cards.length, itemsPerPage: limit })
        const start = (pagination.currentPage - 1) * limit
        return {
          data: { products: cards.slice(start, start + limit).map((card) => productCardToWire(card, at.locale)), pagination },
        }
      }),
    ),
  )
}
