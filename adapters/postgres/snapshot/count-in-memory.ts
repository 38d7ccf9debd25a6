import type { Filters } from '../../../domain/listing/listing-query.ts'
import type { FacetCounts } from '../../../domain/listing/listing.ts'
import { toFacetCounts } from '../search/count-facets.ts'
import type { FacetColumn } from './facet-columns.ts'

/** The filtered products in the given order, with the counts of each facet. */
export type CountedProducts = { readonly filtered: Int32Array; readonly facets: readonly FacetCounts[] }

type Tally = FacetColumn & { readonly counts: Uint32Array }
/** `allowed`: 1 for each kind that is chosen. */
type Choice = Tally & { readonly allowed: Uint8Array }

const choiceOf = (tally: Tally, filters: Filters): readonly Choice[] => {
  const chosen = filters[tally.facet] ?? []
  const isAllowed = (values: readonly string[]): boolean => values.some((value) => chosen.includes(value))
  return chosen.length === 0 ? [] : [{ ...tally, allowed: Uint8Array.from(tally.kinds, (values) => Number(isAllowed(values))) }]
}

const count = ({ positions, counts }: Tally, product: number): void => {
  const kind = positions[product] ?? 0
  counts[kind] = (counts[kind] ?? 0) + 1
}

const countAll = (tally: Tally, products: Int32Array): void => {
  // An iterator would create an object per product until it is compiled.
  for (let at = 0; at < products.length; at += 1) count(tally, products[at] ?? 0)
}

const fails = ({ positions, allowed }: Choice, product: number): boolean => allowed[positions[product] ?? -1] !== 1

/** A product that fails only one facet still counts in that facet, because the facet's own filter is ignored. */
const applyChoices = (choices: readonly Choice[], among: Int32Array): Int32Array =>
  among.filter((product) => {
    const failed = choices.find((choice) => fails(choice, product))
    if (failed !== undefined && choices.every((choice) => choice === failed || !fails(choice, product))) count(failed, product)
    return failed === undefined
  })

const countsOf = ({ kinds, counts }: Tally): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const [kind, values] of kinds.entries()) {
    const times = counts[kind] ?? 0
    if (times > 0) for (const value of values) sums.set(value, (sums.get(value) ?? 0) + times)
  }
  return sums
}

export const countInMemory = (columns: readonly FacetColumn[], among: Int32Array, filters: Filters): CountedProducts => {
  const tallies = columns.map((column): Tally => ({ ...column, counts: new Uint32Array(column.kinds.length) }))
  const choices = tallies.flatMap((tally) => choiceOf(tally, filters))
  const filtered = choices.length === 0 ? among : applyChoices(choices, among)
  for (const tally of tallies) countAll(tally, filtered)
  return { filtered, facets: tallies.map((tally) => toFacetCounts(countsOf(tally), filters, tally.facet)) }
}
