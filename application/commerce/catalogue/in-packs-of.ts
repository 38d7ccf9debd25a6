import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isListed } from '../../../domain/product/can-be-ordered.ts'
import { containsLenses } from '../../../domain/search/lens-filter.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'

type Deps = { readonly products: ProductRepository }

const inPack = ({ products }: Deps, lenses: number) => (product: Product): TE.TaskEither<ServiceUnavailable, Product> =>
  containsLenses(product, lenses)
    ? TE.right(product)
    : pipe(
        products.group(product.group.key),
        TE.map((packs) => packs.find((pack) => isListed(pack) && containsLenses(pack, lenses)) ?? product),
      )

/** Each lens in the pack size that was searched for, if one was. */
export const inPacksOf =
  (deps: Deps) =>
  (products: readonly Product[], lenses: number | undefined): TE.TaskEither<ServiceUnavailable, readonly Product[]> =>
    lenses === undefined ? TE.right(products) : TE.traverseArray(inPack(deps, lenses))(products)
