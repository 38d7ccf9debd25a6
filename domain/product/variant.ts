import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Branded } from '../branded.ts'
import { checkCombination } from '../prescription/check-combination.ts'
import { formatOptionValue } from '../prescription/format-option-value.ts'
import { OPTION_KEYS } from '../prescription/lens-option.ts'
import type { LensOption, OptionKey, OptionValue } from '../prescription/lens-option.ts'
import type { PrescriptionRefusal } from '../prescription/prescription-refusal.ts'
import type { Product, ProductId } from './product.ts'

/** Names one product with one combination, the same for either eye: `1001`, `1001:sphere=-2.25:radius=8.6`. */
export type VariantId = Branded<string, 'VariantId'>

/** A product with values its space allows. */
export type Variant = { readonly id: VariantId; readonly productId: ProductId; readonly option: LensOption }

/** A colour may hold the very signs that part a name. An addition keeps the name it had when it was kept as text. */
const plain = (key: OptionKey, value: OptionValue): string =>
  (key === 'add' ? formatOptionValue(key, value) : String(value)).replace(/[%:=]/g, encodeURIComponent)

/** Two options with the same values have the same name, in whatever order they were chosen. `-0` is written `0`. */
export const variantId = (productId: ProductId, option: LensOption): VariantId =>
  OPTION_KEYS.reduce((name, key) => {
    const value = option[key]
    return value === undefined ? name : `${name}:${key}=${plain(key, value)}`
  }, String(productId)) as VariantId

/** The one way to a variant: the whole combination must be one that is made (Commerce §3). */
export const makeVariant = (
  product: Pick<Product, 'id' | 'space'>,
  option: LensOption,
): E.Either<PrescriptionRefusal, Variant> =>
  pipe(
    checkCombination(product.space, option),
    E.map((made) => ({ id: variantId(product.id, made), productId: product.id, option: made })),
  )
