import type { CartLine } from '../cart/cart.ts'

/** A line of category `service`, such as a fitting at the optician (Commerce §3). */
export const isServiceItem = (line: Partial<Pick<CartLine, 'category'>>): boolean => line.category === 'service'
