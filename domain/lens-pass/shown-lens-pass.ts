import type { ProductId } from '../product/product.ts'
import type { LocalText } from '../shop/locale.ts'
import type { LensValues, Wearer } from './lens-pass.ts'

/** The lens that values belong to. */
export type PassLens = { readonly id: ProductId; readonly titles: LocalText; readonly slugs: LocalText }

export type ShownValues = Omit<LensValues, 'productId'> & {
  /** Absent if none is named, or the product is not sold any more. */
  readonly lens?: PassLens
}
export type ShownWearer = Pick<Wearer, 'id' | 'name'> & {
  /** The current values first. */
  readonly values: readonly ShownValues[]
}
