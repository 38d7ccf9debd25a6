import type { Product } from '../product/product.ts'
import { facetOrder } from './facet-order.ts'
import { facetValues, type Offered } from './facet-values.ts'
import { FACETS, type Facet, type Filters } from './listing-query.ts'
import type { FacetCounts } from './listing.ts'

/** The products that match every facet with chosen values, in the given order, and the counts of each facet. */
export type CountedProducts = { readonly filtered: readonly Product[]; readonly facets: readonly FacetCounts[] }

type Tally = { readonly facet: Facet; readonly chosen: readonly string[]; readonly counts: Map<string, number> }

/** A chosen value stays in the list even if it has no products. */
const tallyOf = (facet: Facet, chosen: readonly string[] = []): Tally =>
  ({ facet, chosen, counts: new Map(chosen.map((value) => [value, 0])) })

const toFacetCounts = ({ facet, chosen, counts }: Tally): FacetCounts => {
  const order = facetOrder(facet)
  const values = [...counts].map(([value, count]) => ({ value, count, chosen: chosen.includes(value) }))
  return { facet, values: values.sort((left, right) => order(left.value, right.value)) }
}

/** The number of products per facet value. A facet's own filter is ignored, so a product that fails only one facet counts in it. */
export const countFacets = (
  products: readonly Product[], filters: Filters, offeredOf: (product: Product) => Offered,
): CountedProducts => {
  const tallies = FACETS.map((facet) => tallyOf(facet, filters[facet]))
  const restricting = tallies.filter(({ chosen }) => chosen.length > 0)
  const filtered = products.filter((product) => {
    const offered = offeredOf(product)
    const valuesOf = ({ facet }: Tally) => facetValues(product, facet, offered)
    const failed = restricting.filter((tally) => !valuesOf(tally).some((value) => tally.chosen.includes(value)))
    const counting = failed.length === 0 ? tallies : failed.length === 1 ? failed : []
    for (const tally of counting) for (const value of valuesOf(tally)) tally.counts.set(value, (tally.counts.get(value) ?? 0) + 1)
    return failed.length === 0
  })
  return { filtered, facets: tallies.map(toFacetCounts) }
}
