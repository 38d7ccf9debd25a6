import type { Product } from '../product/product.ts'
import type { Facet } from './listing-query.ts'

type Faceted = Pick<Product, 'brand' | 'manufacturer' | 'lensUsage' | 'lensType' | 'pack' | 'category'>

/**
 * What a product counts as under a facet; `undefined` where the facet says nothing of it (Commerce §2, decision A07).
 */
export const facetValue = (product: Faceted, facet: Facet): string | undefined =>
  ({
    brand: product.brand,
    manufacturer: product.manufacturer,
    lens_usage: product.lensUsage,
    lens_type: product.lensType,
    pack_size: product.pack.label,
    category: product.category,
  })[facet]
