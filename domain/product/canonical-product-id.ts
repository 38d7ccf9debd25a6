import type { Product, ProductId } from './product.ts'

/** Packs of one lens share one canonical page: that of their group (Commerce §3). */
export const canonicalProductId = (product: Pick<Product, 'group'>): ProductId => product.group.canonicalProductId
