import { FACETS, type Facet, type Filters } from './listing-query.ts'

/** The maximum number of values of a facet in a URL, and their length. */
const MAX_VALUES = 50
const MAX_VALUE_LENGTH = 100

/** A facet is written by its own name, or as `filter[name]` with or without `[]`. */
export const facetNames = (facet: Facet): readonly string[] => [facet, `filter[${facet}]`, `filter[${facet}][]`]

const valuesOf = (params: URLSearchParams, facet: Facet): readonly string[] => {
  const written = facetNames(facet).flatMap((name) => params.getAll(name).flatMap((text) => text.split(',')))
  const values = written.map((text) => text.trim()).filter((text) => text !== '' && text.length <= MAX_VALUE_LENGTH)
  return [...new Set(values)].slice(0, MAX_VALUES)
}

/** Repeated parameters and comma lists are the same; unknown facets are ignored (decision A07). */
export const readFilters = (params: URLSearchParams): Filters =>
  Object.fromEntries(
    FACETS.map((facet) => [facet, valuesOf(params, facet)] as const).filter(([, values]) => values.length > 0),
  )

/** Selects a value of a facet, or removes it; a facet without values disappears. */
export const toggleFilter = (filters: Filters, facet: Facet, value: string): Filters => {
  const { [facet]: chosen = [], ...others } = filters
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return values.length === 0 ? others : { ...others, [facet]: values }
}
