import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import type { ProductReplacement } from '../../../domain/product/product-replacement.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { presentOrNull } from '../codec/nullable.ts'
import { ProductIdNumber } from '../values/names.codec.ts'
import { optionOf, OptionRecord } from '../values/option.codec.ts'

/** The successor of a discontinued product, in the values it can keep; null without one (decision A39). */
export const ReplacementWire = t.strict(
  { replacement: presentOrNull(t.strict({ product_id: ProductIdNumber, option: OptionRecord })) },
  'ProductReplacement',
)
export type ReplacementWire = t.TypeOf<typeof ReplacementWire>

export const ReplacementCodec = codecFrom(
  'ProductReplacement',
  ReplacementWire,
  ({ replacement }): E.Either<never, ProductReplacement | undefined> =>
    E.right(
      replacement === null
        ? undefined
        : { productId: replacement.product_id, option: optionOf(undefined, replacement.option) },
    ),
)

export const replacementToWire = (replacement: ProductReplacement | undefined): ReplacementWire => ({
  replacement: replacement === undefined ? null : {
    product_id: replacement.productId, option: Object.fromEntries(Object.entries(replacement.option)),
  },
})
