import type { Product } from './product.ts'

export type Availability = 'InStock' | 'Discontinued' | 'OutOfStock'

/** What search engines are told; an empty shelf is still InStock, it only takes longer (Commerce §9, decision A34). */
export const availability = ({ discontinued, saleStop }: Pick<Product, 'discontinued' | 'saleStop'>): Availability => {
  // It may be sold again.
  if (saleStop !== undefined) return 'OutOfStock'
  return discontinued ? 'Discontinued' : 'InStock'
}
