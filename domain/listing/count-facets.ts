import type { FacetColumn } from './facet-column.ts'
import { facetOrder } from './facet-order.ts'
import type { Filters } from './listing-query.ts'
import type { FacetCounts } from './listing.ts'

/** The rows that match every facet with chosen values, in the given order, and the counts of each facet. */
export type CountedRows = { readonly filtered: readonly number[]; readonly facets: readonly FacetCounts[] }

type Tally = FacetColumn & {
  readonly chosen: readonly string[]
  /** By combination of values. */
  readonly isAllowed: readonly boolean[]
  readonly counts: Uint32Array
}

const toTally = (column: FacetColumn, chosen: readonly string[] = []): Tally => ({
  ...column,
  chosen,
  isAllowed: column.combinations.map((values) => chosen.length === 0 || values.some((value) => chosen.includes(value))),
  counts: new Uint32Array(column.combinations.length),
})

const fails = ({ ofRows, isAllowed }: Tally, row: number): boolean => isAllowed[ofRows[row] ?? 0] === false

const count = ({ ofRows, counts }: Tally, row: number): void => {
  const index = ofRows[row] ?? 0
  counts[index] = (counts[index] ?? 0) + 1
}

/** A chosen value stays in the list even if it has no products. */
const toFacetCounts = ({ facet, combinations, counts, chosen }: Tally): FacetCounts => {
  const sums = new Map(chosen.map((value) => [value, 0]))
  for (const [index, values] of combinations.entries())
    for (const value of values) if (counts[index] !== 0) sums.set(value, (sums.get(value) ?? 0) + (counts[index] ?? 0))
  const order = facetOrder(facet)
  const values = [...sums].map(([value, sum]) => ({ value, count: sum, chosen: chosen.includes(value) }))
  return { facet, values: values.sort((left, right) => order(left.value, right.value)) }
}

/** The number of products per facet value. A facet's own filter is ignored, so a product that fails only one facet counts in it. */
export const countFacets = (columns: readonly FacetColumn[], rows: readonly number[], filters: Filters): CountedRows => {
  const tallies = columns.map((column) => toTally(column, filters[column.facet]))
  const restricting = tallies.filter(({ chosen }) => chosen.length > 0)
  const filtered = rows.filter((row) => {
    const failed = restricting.find((tally) => fails(tally, row))
    if (failed !== undefined && restricting.every((tally) => tally === failed || !fails(tally, row))) count(failed, row)
    return failed === undefined
  })
  for (const tally of tallies) for (const row of filtered) count(tally, row)
  return { filtered, facets: tallies.map(toFacetCounts) }
}
