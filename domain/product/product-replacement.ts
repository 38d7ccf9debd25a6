import type { LensOption } from '../prescription/lens-option.ts'
import type { ProductId } from './product.ts'

/** What to take instead of a variant that is no longer made: the successor in these values (decision A39). */
export type ProductReplacement = { readonly productId: ProductId; readonly option: LensOption }
