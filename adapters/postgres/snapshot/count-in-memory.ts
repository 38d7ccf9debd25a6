import type { Filters } from '../../../domain/listing/listing-query.ts'
import type { FacetCounts } from '../../../domain/listing/listing.ts'
import { toFacetCounts } from '../search/count-facets.ts'
import type { FacetColumn, ListingIndex } from './listing-index.ts'

/** The products that a choice shows, in the order given, with what each facet would show. */
export type Counted = { readonly shown: readonly number[]; readonly facets: readonly FacetCounts[] }

type Tally = FacetColumn & { readonly allowed: ReadonlySet<number> | undefined; readonly counts: Uint32Array }

const openTally = (filters: Filters) => (column: FacetColumn): Tally => {
  const chosen = filters[column.facet] ?? []
  return {
    ...column,
    counts: new Uint32Array(column.values.length),
    allowed: chosen.length === 0 ? undefined : new Set(chosen.map((value) => column.values.indexOf(value)).filter((place) => place >= 0)),
  }
}

const count = ({ places, counts }: Tally, product: number): void => {
  const value = places[product] ?? -1
  if (value >= 0) counts[value] = (counts[value] ?? 0) + 1
}

const counted = ({ values, counts }: Tally): ReadonlyMap<string, number> =>
  new Map(values.map((value, place) => [value, counts[place] ?? 0] as const).filter(([, times]) => times > 0))

/** One look at each product: what fails in one facet only still counts there, where the facet's own choice is left aside. */
export const countInMemory = ({ columns }: ListingIndex, among: Iterable<number>, filters: Filters): Counted => {
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
