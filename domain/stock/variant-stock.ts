import type { VariantId } from '../product/variant.ts'
import type { ArrivalRange, Stock } from './stock.ts'

/** What the shop knows of one variant for an asked quantity; no range when nothing can be said. */
export type VariantStock = {
  readonly variantId: VariantId
  readonly stock: Stock
  readonly arrival?: ArrivalRange
}
