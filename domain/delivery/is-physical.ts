import type { CartLine } from '../cart/cart.ts'
import { isServiceItem } from '../product/is-service-item.ts'

/** Whether a line is packed and carried: gifts and trials are, services are not (decision A70). */
export const isPhysical = (line: Partial<Pick<CartLine, 'category'>>): boolean => !isServiceItem(line)

/** Grams of everything that is carried. */
export const shippingWeight = (lines: readonly Pick<CartLine, 'category' | 'weight' | 'quantity'>[]): number =>
  lines.filter(isPhysical).reduce((grams, line) => grams + line.weight * line.quantity, 0)
