import { describe, expect, it } from 'vitest'
import { facetOrder } from '../../../domain/listing/facet-order.ts'
import type { Facet } from '../../../domain/listing/listing-query.ts'

describe('the values of a facet', () => {
  it.each<[Facet, readonly string[]]>([
    ['pack_size', ['3-Pack', '6-Pack', '10-Pack', '90-Pack', '1 ×', '20 ×', '10 g', '60 ml', '360 ml', '2 × 360 ml', '3 × 360 ml']],
    ['lens_usage', ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'someday']],
    ['price', ['-10', '10-20', '20-30', '100-150', '200-']],
    ['water_content', ['-40', '40-50', '70-']],
    ['brand', ['Acuvue', 'Älpler', 'bausch', 'Biofinity', 'Total 9', 'Total 30']],
  ])('F-S08 of %s are in the expected order', (facet, ordered) => {
    expect(ordered.toReversed().toSorted(facetOrder(facet))).toEqual(ordered)
  })
})
