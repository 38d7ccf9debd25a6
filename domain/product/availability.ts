import type { Product } from './product.ts'

export type Availability = 'InStock' | 'Discontinued'

/** What search engines are told; an empty shelf is still InStock, it only takes longer (Commerce §9, decision A34). */
export const availability = (product: Pick<Product, 'discontinued'>): Availability =>
  product.discontinued ? 'Discontinued' : 'InStock'
