import type { Product } from '../product/product.ts'
import { facetValues, type Offered } from './facet-values.ts'
import type { Facet } from './listing-query.ts'

/** The distinct combinations of values of one facet, and for each product, by its row, the index of its combination. */
export type FacetColumn = { readonly facet: Facet; readonly combinations: readonly (readonly string[])[]; readonly ofRows: Uint32Array }

export const makeFacetColumn = (products: readonly Product[], facet: Facet, offeredOf: (product: Product) => Offered): FacetColumn => {
  const indexes = new Map<string, number>()
  const combinations: (readonly string[])[] = []
  const ofRows = Uint32Array.from(products, (product) => {
    const values = facetValues(product, facet, offeredOf(product))
    const name = values.join('\n')
    const index = indexes.get(name) ?? combinations.push(values) - 1
    indexes.set(name, index)
    return index
  })
  return { facet, combinations, ofRows }
}
