import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { carriedOver } from '../../../domain/prescription/carried-over.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import { canBeOrdered } from '../../../domain/product/can-be-ordered.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { ProductReplacement } from '../../../domain/product/product-replacement.ts'
import { findActiveProduct } from '../product/find-active-product.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { catalogueContract } from '../../contract/catalogue.ts'

const inItsValues = (product: Product | undefined, option: LensOption): ProductReplacement | undefined =>
  product !== undefined && E.isRight(canBeOrdered(product))
    ? { productId: product.id, option: carriedOver(option, product.space) }
    : undefined

/** The successor of a discontinued product with the values it also has, or nothing (decision A39). */
export const makeGetProductReplacement =
  (deps: { readonly products: ProductRepository }): UseCase<typeof catalogueContract.getProductReplacement> =>
  (_, { productId: id, option }) =>
    pipe(
      findActiveProduct(deps)(id),
      TE.flatMap(({ discontinued, replacementId }) =>
        deps.products.products(discontinued && replacementId !== undefined ? [replacementId] : []),
      ),
      TE.map(([successor]) => inItsValues(successor, option)),
    )
