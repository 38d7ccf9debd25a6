import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Category } from '../../../domain/product/category.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'

/** The category at a path such as `lens/daily` (Commerce §7). */
export type GetCategory = (path: string) => TE.TaskEither<Failure, Category>

export const makeGetCategory =
  (deps: { readonly products: ProductRepository }): GetCategory =>
  (path) =>
    pipe(
      deps.products.category(path),
      TE.flatMap(TE.fromNullable<Failure>({ _tag: 'NotFound', what: 'category' })),
    )
