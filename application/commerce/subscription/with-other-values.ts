import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartLine } from '../../../domain/cart/cart.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import { withLineValues } from '../../../domain/subscription/line-values.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'

/** New lens values of a line by its id. */
export type LineValuesInput = { readonly id: string; readonly option?: LensOption }

/** The lenses whose values change, loaded before anything changes. */
export const lensesOfChange = (
  { products }: { readonly products: ProductRepository }, lines: readonly CartLine[], requested: readonly LineValuesInput[],
): TE.TaskEither<ServiceUnavailable, readonly Product[]> => {
  const productIds = lines.filter(
    ({ id }) => requested.some((values) => values.id === id && values.option !== undefined),
  ).map(({ productId }) => productId)
  return productIds.length === 0 ? TE.right([]) : products.products([...new Set(productIds)])
}

/** The lines with the requested values; values in which a lens is not made are refused (Commerce §3). */
export const withOtherValues = (
  lenses: readonly Product[], lines: readonly CartLine[], requested: readonly LineValuesInput[],
): E.Either<RefusalBy<'CombinationNotMade' | 'MissingOptions' | 'NotFound' | 'UnknownOptions' | 'ValueNotMade'>, readonly CartLine[]> =>
  pipe(
    lines,
    E.traverseArray((line): E.Either<
      RefusalBy<'CombinationNotMade' | 'MissingOptions' | 'NotFound' | 'UnknownOptions' | 'ValueNotMade'>, CartLine
    > => {
      const option = requested.find(({ id }) => id === line.id)?.option
      if (option === undefined) return E.right(line)
      const lens = lenses.find(({ id }) => id === line.productId)
      return lens === undefined ? E.left({ _tag: 'NotFound', what: 'product' }) : withLineValues(lens, line, option)
    }),
  )
