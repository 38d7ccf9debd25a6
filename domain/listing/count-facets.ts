import { facetOrder } from './facet-order.ts'
import type { Filters } from './listing-query.ts'
import type { FacetCounts } from './listing.ts'
import type { FacetColumn } from './product-kinds.ts'

/** The number of products of each kind that match every facet with chosen values, and the counts of each facet. */
export type CountedKinds = { readonly filtered: Uint32Array; readonly facets: readonly FacetCounts[] }

type Tally = FacetColumn & { readonly chosen: readonly string[]; readonly sums: Map<string, number> }

/** A chosen value stays in the list even if it has no products. */
const toTally = (column: FacetColumn, chosen: readonly string[] = []): Tally =>
  ({ ...column, chosen, sums: new Map(chosen.map((value) => [value, 0])) })

const fails = ({ ofKinds, chosen }: Tally, kind: number): boolean => ofKinds[kind]?.some((value) => chosen.includes(value)) !== true

const count = ({ ofKinds, sums }: Tally, kind: number, size: number): void => {
  for (const value of ofKinds[kind] ?? []) sums.set(value, (sums.get(value) ?? 0) + size)
}

const toFacetCounts = ({ facet, chosen, sums }: Tally): FacetCounts => {
  const order = facetOrder(facet)
  const values = [...sums].map(([value, sum]) => ({ value, count: sum, chosen: chosen.includes(value) }))
  return { facet, values: values.sort((left, right) => order(left.value, right.value)) }
}

/** The number of products per facet value. A facet's own filter is ignored, so products that fail only one facet count in it. */
export const countFacets = (columns: readonly FacetColumn[], sizes: Uint32Array, filters: Filters): CountedKinds => {
  const tallies = columns.map((column) => toTally(column, filters[column.facet]))
  const restricting = tallies.filter(({ chosen }) => chosen.length > 0)
  const filtered = sizes.map((size, kind) => {
    if (size === 0) return 0
    const failed = restricting.filter((tally) => fails(tally, kind))
    if (failed.length <= 1) for (const tally of failed.length === 0 ? tallies : failed) count(tally, kind, size)
    return failed.length === 0 ? size : 0
  })
  return { filtered, facets: tallies.map(toFacetCounts) }
}
