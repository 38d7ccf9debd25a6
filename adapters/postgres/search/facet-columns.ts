import type { Facet } from '../../../domain/listing/listing-query.ts'

/** Where a product row holds what it counts as under a facet. */
export const facetColumns = {
  brand: 'brand',
  manufacturer: 'manufacturer',
  lens_usage: 'lens_usage',
  lens_type: 'lens_type',
  pack_size: 'pack_size',
  category: 'type',
} as const satisfies Record<Facet, string>
