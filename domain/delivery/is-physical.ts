import type { ProductType } from '../product/product-type.ts'
import { isServiceItem } from '../product/is-service-item.ts'

/** Whether a line is shipped: gifts and trials are, services are not (decision A70). */
export const isPhysical = (line: { readonly category?: ProductType }): boolean => !isServiceItem(line)

/** `weight` of one pack in grams. */
type Packed = { readonly category: ProductType; readonly weight: number; readonly quantity: number }

/** Weight in grams of everything that is shipped. */
export const shippingWeight = (lines: readonly Packed[]): number =>
  lines.filter(isPhysical).reduce((grams, line) => grams + line.weight * line.quantity, 0)
