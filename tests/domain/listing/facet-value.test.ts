import { describe, expect, it } from 'vitest'
import { facetValue } from '../../../domain/listing/facet-value.ts'
import { FACETS } from '../../../domain/listing/listing-query.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aSolution } from '../../support/builders/solution.ts'

describe('what a product counts as under a facet', () => {
  it('is its own brand, maker, use, type, pack and category', () => {
    const product = aProduct({ pack: { label: '6' } })
    expect(FACETS.map((facet) => facetValue(product, facet))).toEqual([
      'Biofinity',
      'CooperVision',
      'monthly',
      'spherical',
      '6',
      'lens',
    ])
  })

  it('is nothing where the facet says nothing of it', () => {
    expect([facetValue(aSolution(), 'lens_usage'), facetValue(aSolution(), 'lens_type')]).toEqual([
      undefined,
      undefined,
    ])
  })
})
