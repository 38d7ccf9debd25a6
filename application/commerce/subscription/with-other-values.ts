import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartLine } from '../../../domain/cart/cart.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Failure, ServiceUnavailable } from '../../../domain/refusal.ts'
import { withLineValues } from '../../../domain/subscription/line-values.ts'
import type { ProductBook } from '../product/product-book.port.ts'

/** Of a line, by its id, the values its lens is to be made in from now on. */
export type LineValuesInput = { readonly id: string; readonly option?: LensOption }

/** The lenses of which other values are asked for, so that what is made of each is known before anything changes. */
export const lensesOfChange = (
  { products }: { readonly products: ProductBook }, lines: readonly CartLine[], asked: readonly LineValuesInput[],
): TE.TaskEither<ServiceUnavailable, readonly Product[]> => {
  const named = lines.filter(({ id }) => asked.some((one) => one.id === id && one.option !== undefined)).map(({ productId }) => productId)
  return named.length === 0 ? TE.right([]) : products.products([...new Set(named)])
}

/** The lines with the values asked for; what a lens is not made in is refused (Commerce §3). */
export const withOtherValues = (
  lenses: readonly Product[], lines: readonly CartLine[], asked: readonly LineValuesInput[],
): E.Either<Failure, readonly CartLine[]> =>
  pipe(
    lines,
    E.traverseArray((line): E.Either<Failure, CartLine> => {
      const option = asked.find(({ id }) => id === line.id)?.option
      if (option === undefined) return E.right(line)
      const lens = lenses.find(({ id }) => id === line.productId)
      return lens === undefined ? E.left({ _tag: 'NotFound', what: 'product' }) : withLineValues(lens, line, option)
    }),
  )
