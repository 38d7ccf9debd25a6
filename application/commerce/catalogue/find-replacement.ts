import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import { canBeOrdered } from '../../../domain/product/can-be-ordered.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import type { ProductReplacement } from '../../../domain/product/product-replacement.ts'
import { makeVariant } from '../../../domain/product/variant.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { findActiveProduct } from '../product/find-active-product.ts'
import type { ProductBook } from '../product/product-book.port.ts'

/** The successor of a discontinued product in the same values, or nothing (decision A39). */
export type FindReplacement = (id: ProductId, option: LensOption) => TE.TaskEither<Failure, ProductReplacement | undefined>

const inSameValues = (product: Product | undefined, option: LensOption): ProductReplacement | undefined =>
  pipe(
    E.fromNullable(undefined)(product),
    E.flatMap((successor) => E.mapLeft(() => undefined)(canBeOrdered(successor))),
    E.flatMap((successor) => E.mapLeft(() => undefined)(makeVariant(successor, option))),
    E.match(() => undefined, ({ productId, option: made }) => ({ productId, option: made })),
  )

export const makeFindReplacement =
  (deps: { readonly products: ProductBook }): FindReplacement =>
  (id, option) =>
    pipe(
      findActiveProduct(deps)(id),
      TE.flatMap(({ discontinued, replacementId }) =>
        deps.products.products(discontinued && replacementId !== undefined ? [replacementId] : []),
      ),
      TE.map(([successor]) => inSameValues(successor, option)),
    )
