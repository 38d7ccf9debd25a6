import type { VariantId } from '../product/variant.ts'
import type { ArrivalRange, Stock } from './stock.ts'

/** The stock of one variant for a requested quantity; no range if the delivery is unknown. */
export type VariantStock = {
  readonly variantId: VariantId
  readonly stock: Stock
  readonly arrival?: ArrivalRange
}
