import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { allowedValues } from '../../../domain/prescription/allowed-values.ts'
import type { AllowedValues } from '../../../domain/prescription/allowed-values.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { findActiveProduct } from '../product/find-active-product.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'

/** The values still possible for each option, given the chosen ones (Commerce §7). */
export type GetProductOptions = (id: ProductId, chosen: LensOption) => TE.TaskEither<Failure, AllowedValues>

export const makeGetProductOptions =
  (deps: { readonly products: ProductRepository }): GetProductOptions =>
  (id, chosen) =>
    pipe(
      findActiveProduct(deps)(id),
      TE.map((product) => allowedValues(product.space, chosen)),
    )
