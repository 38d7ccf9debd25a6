import { describe, expect, it } from 'vitest'
import { facetValues } from '../../../domain/listing/facet-values.ts'
import { FACETS, type Facet } from '../../../domain/listing/listing-query.ts'
import { isUsefulFacet } from '../../../domain/listing/is-useful-facet.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aSolution } from '../../support/builders/solution.ts'

const HERE = { cents: 2990, isOnHand: true }

describe('the facet values of a product', () => {
  it('F-S08 are its own brand, manufacturer, usage, type, pack size, product line, category, price and stock', () => {
    const product = aProduct({ pack: { label: '6' }, facts: { material: 'comfilcon A', waterContentPercent: 48, uv: true } })
    expect(Object.fromEntries(FACETS.map((facet) => [facet, facetValues(product, facet, HERE)]))).toEqual({
      brand: ['Biofinity'],
      manufacturer: ['CooperVision'],
      frame_shape: [],
      frame_color: [],
      lens_usage: ['monthly'],
      lens_type: ['spherical'],
      price: ['20-30'],
      stock: ['on_hand'],
      pack_size: ['6'],
      material: ['comfilcon A'],
      water_content: ['40-50'],
      uv: ['yes'],
      category: ['lens'],
    })
  })

  it('are empty when the facet does not apply', () => {
    const silent: readonly Facet[] = ['lens_usage', 'lens_type', 'material', 'water_content', 'uv', 'price', 'stock']
    expect(silent.flatMap((facet) => facetValues(aSolution(), facet, { isOnHand: false }))).toEqual([])
    expect(facetValues(aProduct({ facts: { uv: false } }), 'uv', HERE)).toEqual([])
  })

  it('F-S08 of glasses are the shape and every colour of the frame', () => {
    const glasses = aProduct({ facts: { frameShape: 'pilot', frameColours: ['gold', 'black'] } })
    expect(facetValues(glasses, 'frame_shape', HERE)).toEqual(['pilot'])
    expect(facetValues(glasses, 'frame_color', HERE)).toEqual(['gold', 'black'])
  })

  it('F-S08 include in stock only while it can still be ordered', () => {
    expect(facetValues(aProduct({ discontinued: true }), 'stock', HERE)).toEqual([])
  })

  it.each([
    [0, '-10'], [999, '-10'], [1000, '10-20'], [1995, '10-20'], [2000, '20-30'], [19995, '150-200'], [20000, '200-'], [99900, '200-'],
  ])('F-S08 put %i cents in the step %s', (cents, step) => {
    expect(facetValues(aProduct(), 'price', { cents, isOnHand: false })).toEqual([step])
  })
})

describe('a facet', () => {
  it.each([
    [[['Acuvue', 3], ['Biofinity', 4]], true],
    [[['Acuvue', 7]], false],
    [[['yes', 3]], true],
    [[], false],
  ] as const)('F-S08 with the values %j is worth showing among seven products: %s', (values, isWorth) => {
    expect(isUsefulFacet({ values: values.map(([value, count]) => ({ value, count, chosen: false })) }, 7)).toBe(isWorth)
  })
})
