import { facetOrder } from '../../../domain/listing/facet-order.ts'
import { facetValue } from '../../../domain/listing/facet-value.ts'
import { FACETS } from '../../../domain/listing/listing-query.ts'
import type { Facet, Filters } from '../../../domain/listing/listing-query.ts'
import type { FacetCounts } from '../../../domain/listing/listing.ts'
import type { Product } from '../../../domain/product/product.ts'

const chosenIn = (filters: Filters, facet: Facet): readonly string[] => filters[facet] ?? []

const fits = (product: Product, facet: Facet, filters: Filters): boolean => {
  const chosen = chosenIn(filters, facet)
  const value = facetValue(product, facet)
  return chosen.length === 0 || (value !== undefined && chosen.includes(value))
}

export const fitsFilters = (product: Product, filters: Filters, except?: Facet): boolean =>
  FACETS.every((facet) => facet === except || fits(product, facet, filters))

const countFacet = (products: readonly Product[], facet: Facet, filters: Filters): FacetCounts => {
  const chosen = chosenIn(filters, facet)
  const values = products
    .filter((product) => fitsFilters(product, filters, facet))
    .map((product) => facetValue(product, facet))
    .filter((value) => value !== undefined)
  const names = [...new Set([...values, ...chosen])].toSorted(facetOrder(facet))
  return {
    facet,
    values: names.map((value) => ({
      value,
      count: values.filter((one) => one === value).length,
      chosen: chosen.includes(value),
    })),
  }
}

/**
 * What each facet would show, its own choice left aside; a chosen value stays in the list even when it shows
 * nothing.
 */
export const countFacets = (products: readonly Product[], filters: Filters): readonly FacetCounts[] =>
  FACETS.map((facet) => countFacet(products, facet, filters))
