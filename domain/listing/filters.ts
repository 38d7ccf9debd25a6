import { FACETS, type Facet, type Filters } from './listing-query.ts'

/** So many values of one facet are read from an address, each so long; nobody presses more. */
const MOST_VALUES = 50
const LONGEST_VALUE = 100

/** A facet is written by its own name, or as `filter[name]` with or without `[]`. */
export const facetNames = (facet: Facet): readonly string[] => [facet, `filter[${facet}]`, `filter[${facet}][]`]

const valuesOf = (params: URLSearchParams, facet: Facet): readonly string[] => {
  const written = facetNames(facet).flatMap((name) => params.getAll(name).flatMap((text) => text.split(',')))
  const values = written.map((text) => text.trim()).filter((text) => text !== '' && text.length <= LONGEST_VALUE)
  return [...new Set(values)].slice(0, MOST_VALUES)
}

/** Repeated parameters and comma lists are the same; facets nobody knows are not read (decision A07). */
export const readFilters = (params: URLSearchParams): Filters =>
  Object.fromEntries(
    FACETS.map((facet) => [facet, valuesOf(params, facet)] as const).filter(([, values]) => values.length > 0),
  )

/** Chooses a value of a facet, or takes it back; a facet without values disappears. */
export const toggleFilter = (filters: Filters, facet: Facet, value: string): Filters => {
  const { [facet]: chosen = [], ...others } = filters
  const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return values.length === 0 ? others : { ...others, [facet]: values }
}
