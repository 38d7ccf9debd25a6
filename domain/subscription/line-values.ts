import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartLine } from '../cart/cart.ts'
import type { LensOption } from '../prescription/lens-option.ts'
import type { PrescriptionRefusal } from '../prescription/prescription-refusal.ts'
import { presetOption } from '../prescription/preset-option.ts'
import type { Product } from '../product/product.ts'
import { makeVariant } from '../product/variant.ts'

/** A line with other values of the same lens; its colour stays unless another one is given, and single-value parameters are preset. */
export const withLineValues = (
  lens: Pick<Product, 'id' | 'space'>, line: CartLine, { color = line.option.color, ...option }: LensOption,
): E.Either<PrescriptionRefusal, CartLine> =>
  pipe(
    makeVariant(lens, { ...presetOption(lens.space), ...option, ...(color === undefined ? {} : { color }) }),
    E.map((variant) => ({ ...line, variantId: variant.id, option: variant.option })),
  )
