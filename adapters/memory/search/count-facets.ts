import { facetOrder } from '../../../domain/listing/facet-order.ts'
import { facetValues, type Offered } from '../../../domain/listing/facet-values.ts'
import { FACETS } from '../../../domain/listing/listing-query.ts'
import type { Facet, Filters } from '../../../domain/listing/listing-query.ts'
import type { FacetCounts } from '../../../domain/listing/listing.ts'
import type { Product } from '../../../domain/product/product.ts'

export type OfferedOf = (product: Product) => Offered

const chosenIn = (filters: Filters, facet: Facet): readonly string[] => filters[facet] ?? []

const fits = (product: Product, facet: Facet, filters: Filters, offeredOf: OfferedOf): boolean => {
  const chosen = chosenIn(filters, facet)
  return chosen.length === 0 || facetValues(product, facet, offeredOf(product)).some((value) => chosen.includes(value))
}

export const fitsFilters = (product: Product, filters: Filters, offeredOf: OfferedOf, except?: Facet): boolean =>
  FACETS.every((facet) => facet === except || fits(product, facet, filters, offeredOf))

const countFacet = (products: readonly Product[], facet: Facet, filters: Filters, offeredOf: OfferedOf): FacetCounts => {
  const chosen = chosenIn(filters, facet)
  const values = products
    .filter((product) => fitsFilters(product, filters, offeredOf, facet))
    .flatMap((product) => facetValues(product, facet, offeredOf(product)))
  const names = [...new Set([...values, ...chosen])].toSorted(facetOrder(facet))
  return {
    facet,
    values: names.map((value) => ({
      value,
      count: values.filter((other) => other === value).length,
      chosen: chosen.includes(value),
    })),
  }
}

/**
 * The number of products per facet value, ignoring the facet's own filter; a chosen value stays in the list even if it has no products.
 */
export const countFacets = (products: readonly Product[], filters: Filters, offeredOf: OfferedOf): readonly FacetCounts[] =>
  FACETS.map((facet) => countFacet(products, facet, filters, offeredOf))
