import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { LensPass, LensValues } from '../../../domain/lens-pass/lens-pass.ts'
import type { ShownValues, ShownWearer } from '../../../domain/lens-pass/shown-lens-pass.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'

export type ShowPassDeps = { readonly products: ProductRepository }

const shownValues = (products: readonly Product[]) => ({ productId, ...values }: LensValues): ShownValues => {
  const lens = products.find(({ id }) => id === productId)
  return { ...values, ...omitUndefined({ lens: lens && { id: lens.id, titles: lens.titles, slugs: lens.slugs } }) }
}

/** A pass as its owner sees it, with the names of lenses. */
export const toShownLensPass =
  ({ products }: ShowPassDeps) =>
  ({ wearers }: LensPass): TE.TaskEither<ServiceUnavailable, readonly ShownWearer[]> => {
    const named = wearers.flatMap(({ values }) => values.flatMap(({ productId }) => productId ?? []))
    return pipe(
      products.products([...new Set(named)]),
      TE.map((lenses) => wearers.map(({ id, name, values }) => ({ id, name, values: values.map(shownValues(lenses)) }))),
    )
  }
