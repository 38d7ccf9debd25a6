import type { LensOption } from '../prescription/lens-option.ts'
import type { ProductId } from './product.ts'

/** The replacement for a discontinued variant: the successor with as many of the values as it is made in (decision A39). */
export type ProductReplacement = { readonly productId: ProductId; readonly option: LensOption }
