import * as E from '../either.ts'
import type { Branded } from '../branded.ts'
import { checkCombination } from '../prescription/check-combination.ts'
import { formatOptionValue } from '../prescription/format-option-value.ts'
import { OPTION_KEYS } from '../prescription/lens-option.ts'
import type { LensOption, OptionKey, OptionValue } from '../prescription/lens-option.ts'
import type { PrescriptionRefusal } from '../prescription/prescription-refusal.ts'
import type { Product, ProductId } from './product.ts'

/** Identifies one product with one combination, the same for either eye: `1001`, `1001:sphere=-2.25:radius=8.6`. */
export type VariantId = Branded<string, 'VariantId'>

/** A product with values that its space allows. */
export type Variant = { readonly id: VariantId; readonly productId: ProductId; readonly option: LensOption }

/** A colour may contain the separators of the id. An addition keeps the id it had when it was stored as text. */
const encoded = (key: OptionKey, value: OptionValue): string =>
  (key === 'add' ? formatOptionValue(key, value) : String(value)).replace(/[%:=]/g, encodeURIComponent)

/** Options with the same values have the same id, in any order of choice. `-0` is written `0`. */
export const variantId = (productId: ProductId, option: LensOption): VariantId =>
  OPTION_KEYS.reduce((id, key) => {
    const value = option[key]
    return value === undefined ? id : `${id}:${key}=${encoded(key, value)}`
  }, String(productId)) as VariantId

/** The product that a variant's id begins with. */
export const productOfVariant = (id: VariantId): ProductId => Number.parseInt(id, 10) as ProductId

/** The only constructor of a variant: the whole combination must be made (Commerce §3). */
export const makeVariant = (
  product: Pick<Product, 'id' | 'space'>,
  option: LensOption,
): E.Either<PrescriptionRefusal, Variant> => {
  const made = checkCombination(product.space, option)
  return E.isLeft(made) ? made : E.right({ id: variantId(product.id, made.right), productId: product.id, option: made.right })
}
