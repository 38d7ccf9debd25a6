import type { LensOption } from '../prescription/lens-option.ts'
import type { ProductId } from './product.ts'

/** What to take instead of a variant that is no longer made: the successor, in as many of the values as it is made in (decision A39). */
export type ProductReplacement = { readonly productId: ProductId; readonly option: LensOption }
