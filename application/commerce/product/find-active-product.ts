import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { ProductRepository } from './product-repository.port.ts'

/** An active product; an inactive one is not found (decision A39). */
export const findActiveProduct =
  (deps: { readonly products: ProductRepository }) =>
  (id: ProductId): TE.TaskEither<FailureBy<'NotFound'>, Product> =>
    pipe(
      deps.products.products([id]),
      TE.map(([product]) => (product?.isActive === true ? product : undefined)),
      TE.flatMap(TE.fromNullable<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'product' })),
    )
