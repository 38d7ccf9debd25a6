import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { allowedValues } from '../../../domain/prescription/allowed-values.ts'
import { findActiveProduct } from '../product/find-active-product.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { catalogueContract } from '../../contract/catalogue.ts'

/** The values still possible for each option, given the chosen ones (Commerce §7). */
export const makeGetProductOptions =
  (deps: { readonly products: ProductRepository }): UseCase<typeof catalogueContract.getProductOptions> =>
  (_, { productId: id, option: chosen }) =>
    pipe(
      findActiveProduct(deps)(id),
      TE.map((product) => allowedValues(product.space, chosen)),
    )
