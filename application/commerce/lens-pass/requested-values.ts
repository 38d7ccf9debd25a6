import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { DatedLensValues } from '../../../domain/lens-pass/lens-pass.ts'
import { readLensValues, type TypedLensValues } from '../../../domain/lens-pass/read-lens-values.ts'
import { makeWearerName, type WearerName } from '../../../domain/lens-pass/wearer-name.ts'
import { isChosenPerEye } from '../../../domain/product/is-chosen-per-eye.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { Clock } from '../shop/clock.port.ts'

export type LensValuesDeps = { readonly products: ProductRepository; readonly clock: Clock }

/** A valid name of a wearer. */
export const requestedWearer = (input: unknown): E.Either<RefusalBy<'InvalidLensValues'>, WearerName> =>
  pipe(
    makeWearerName(input),
    E.mapLeft((fault): RefusalBy<'InvalidLensValues'> => ({ _tag: 'InvalidLensValues', faults: [{ field: 'wearer', fault }] })),
  )

/** Valid lens values, checked against the lens if one is named. */
export const requestedValues = (
  { products, clock }: LensValuesDeps
) => (typed: TypedLensValues): TE.TaskEither<FailureBy<'InvalidLensValues' | 'NotFound'>, DatedLensValues> => {
  const { day: today } = zurichTime(clock.now())
  if (typed.productId === undefined) return TE.fromEither(readLensValues(typed, { today }))
  return pipe(
    products.products([typed.productId]),
    TE.flatMapEither(([lens]): E.Either<RefusalBy<'InvalidLensValues' | 'NotFound'>, DatedLensValues> =>
      (lens === undefined || !isChosenPerEye(lens)
        ? E.left({ _tag: 'NotFound', what: 'product' })
        : readLensValues(typed, { today, space: lens.space }))),
  )
}
