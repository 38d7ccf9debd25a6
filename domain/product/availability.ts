import type { Product } from './product.ts'

export type Availability = 'InStock' | 'Discontinued' | 'OutOfStock'

/** The availability for search engines; out of stock is still InStock with a longer delivery time (Commerce §9, decision A34). */
export const availability = ({ discontinued, saleStop }: Pick<Product, 'discontinued' | 'saleStop'>): Availability => {
  // It may be sold again.
  if (saleStop !== undefined) return 'OutOfStock'
  return discontinued ? 'Discontinued' : 'InStock'
}
