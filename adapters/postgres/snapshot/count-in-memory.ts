import type { Filters } from '../../../domain/listing/listing-query.ts'
import type { FacetCounts } from '../../../domain/listing/listing.ts'
import { toFacetCounts } from '../search/count-facets.ts'
import type { FacetColumn } from './facet-columns.ts'

/** The products that a choice shows, in the order given, with what each facet would show. */
export type Counted = { readonly shown: readonly number[]; readonly facets: readonly FacetCounts[] }

type Tally = FacetColumn & { readonly allowed: ReadonlySet<number> | undefined; readonly counts: Uint32Array }

const openTally = (filters: Filters) => (column: FacetColumn): Tally => {
  const chosen = filters[column.facet] ?? []
  const isAllowed = (values: readonly string[]): boolean => values.some((value) => chosen.includes(value))
  return {
    ...column,
    counts: new Uint32Array(column.kinds.length),
    allowed: chosen.length === 0 ? undefined : new Set([...column.kinds.keys()].filter((kind) => isAllowed(column.kinds[kind] ?? []))),
  }
}

const count = ({ places, counts }: Tally, product: number): void => {
  const kind = places[product] ?? 0
  counts[kind] = (counts[kind] ?? 0) + 1
}

const counted = ({ kinds, counts }: Tally): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const [kind, values] of kinds.entries()) {
    const times = counts[kind] ?? 0
    if (times > 0) for (const value of values) sums.set(value, (sums.get(value) ?? 0) + times)
  }
  return sums
}

/** One look at each product: what fails in one facet only still counts there, where the facet's own choice is left aside. */
export const countInMemory = (columns: readonly FacetColumn[], among: Iterable<number>, filters: Filters): Counted => {
  const tallies = columns.map(openTally(filters))
  const choices = tallies.filter(({ allowed }) => allowed !== undefined)
  const shown: number[] = []
  for (const product of among) {
    const [failed, another] = choices.filter(({ allowed, places }) => allowed?.has(places[product] ?? -1) !== true)
    if (failed === undefined) {
      shown.push(product)
      for (const tally of tallies) count(tally, product)
    } else if (another === undefined) count(failed, product)
  }
  return { shown, facets: tallies.map((tally) => toFacetCounts(counted(tally), filters, tally.facet)) }
}
