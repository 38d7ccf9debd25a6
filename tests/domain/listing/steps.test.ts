import { describe, expect, it } from 'vitest'
import { facetOrder } from '../../../domain/listing/facet-order.ts'
import { searchQuery } from '../../../domain/listing/search-query.ts'
import { PRICE_BOUNDS, readStep, stepOf } from '../../../domain/listing/steps.ts'
import { isUsefulFacet } from '../../../domain/listing/is-useful-facet.ts'
import { COLOUR_KINDS } from '../../../domain/product/colour-kind.ts'

describe('the steps of a facet', () => {
  it('F-S08 are read as configured, open below the first and from the last on', () => {
    expect([9, 10, 20].map((value) => stepOf([10, 20], value))).toEqual(['-10', '10-20', '20-'])
    expect(['-10', '10-20', '20-'].map(readStep)).toEqual([{ to: 10 }, { from: 10, to: 20 }, { from: 20 }])
  })

  it('F-S08 are empty when a name is invalid', () => {
    for (const name of ['', '-', '10', '10-20-30', 'a-b', '1.5-2', 'x10-20']) expect(readStep(name)).toBeUndefined()
  })

  it('F-S08 contain each value once, a bound in the step that it starts', () => {
    for (const name of [0, ...PRICE_BOUNDS].map((value) => stepOf(PRICE_BOUNDS, value))) {
      const { from = 0, to = 1e6 } = readStep(name) ?? {}
      expect([from, to - 1].map((value) => stepOf(PRICE_BOUNDS, value))).toEqual([name, name])
    }
  })
})

describe('a list of products', () => {
  it('F-S08 shows the colours of frames as on a palette', () => {
    expect(COLOUR_KINDS.toReversed().toSorted(facetOrder('frame_color'))).toEqual(COLOUR_KINDS)
  })

  it('F-S08 always orders names that differ in case only the same way, and puts values outside every step first', () => {
    expect(['a', 'A'].toSorted(facetOrder('brand'))).toEqual(['A', 'a'])
    expect(['A', 'a'].toSorted(facetOrder('brand'))).toEqual(['A', 'a'])
    expect(facetOrder('brand')('a', 'a')).toBe(0)
    expect(['10-20', 'none'].toSorted(facetOrder('price'))).toEqual(['none', '10-20'])
  })

  it('F-S08 orders packs by their content, also half litres and powders without a number', () => {
    expect(['1.5 g', '1.25 g', 'Pulver'].toSorted(facetOrder('pack_size'))).toEqual(['Pulver', '1.25 g', '1.5 g'])
  })

  it('shows a facet that would change something: several values, one that not all have, or a selected one', () => {
    const requestOf = (...values: readonly { readonly chosen: boolean; readonly count: number }[]) =>
      isUsefulFacet({ values: values.map((one, index) => ({ value: String(index), ...one })) }, 5)
    expect(requestOf({ chosen: false, count: 5 })).toBe(false)
    expect(requestOf({ chosen: false, count: 4 })).toBe(true)
    expect(requestOf({ chosen: true, count: 5 })).toBe(true)
    expect(requestOf({ chosen: false, count: 5 }, { chosen: false, count: 5 })).toBe(true)
    expect(requestOf()).toBe(false)
  })

  it('CC-SEARCH-11 requests a search by its term, page and page size, in the order and with the filters of the list', () => {
    const filters = { brand: ['Acuvue'] }
    expect(searchQuery('x', { page: 2, itemsPerPage: 16, sort: 'price', filters, listViewType: 'grid' }))
      .toEqual({ term: 'x', page: 2, hitsPerPage: 16, sort: 'price', filters })
  })
})
