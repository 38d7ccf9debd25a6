import { FACETS } from '../../domain/listing/listing-query.ts'
import { facetNames } from '../../domain/listing/filters.ts'

const FACET_NAMES = new Set(FACETS.flatMap(facetNames))

/** The query parameters that a plain form preserves; it starts again at the first page. */
export const preservedFields = (params: URLSearchParams, own: readonly string[] | 'facets'): readonly (readonly [string, string])[] =>
  [...params].filter(([name]) => name !== 'page' && !(own === 'facets' ? FACET_NAMES.has(name) : own.includes(name)))

/** The preserved query parameters as hidden fields. */
export const PreservedFields = ({ fields }: { readonly fields: readonly (readonly [string, string])[] }) =>
  fields.map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />)
