import type { Branded } from '../branded.ts'
import type { LensOption } from '../prescription/lens-option.ts'
import type { ProductId } from './product.ts'

/** Names one product with one combination of values, the same for either eye: `1001`, `1001:sphere=-2.25:radius=8.6`. */
export type VariantId = Branded<string, 'VariantId'>

/** A product with values its space allows. */
export type Variant = { readonly id: VariantId; readonly productId: ProductId; readonly option: LensOption }
