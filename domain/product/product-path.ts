import type { ProductId } from './product.ts'

/** A product's path without its language: `/p/10` or `/p/10/biofinity` (Commerce §2). */
export const productPath = (productId: ProductId, slug?: string): string =>
  slug === undefined || slug === '' ? `/p/${productId}` : `/p/${productId}/${encodeURIComponent(slug)}`
