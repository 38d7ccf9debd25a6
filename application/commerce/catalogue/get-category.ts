import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { catalogueContract } from '../../contract/catalogue.ts'

/** The category at a path such as `lens/daily` (Commerce §7). */
export const makeGetCategory =
  (deps: { readonly products: ProductRepository }): UseCase<typeof catalogueContract.getCategory> =>
  (_, { path }) =>
    pipe(
      deps.products.category(path),
      TE.flatMap(TE.fromNullable<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'category' })),
    )
