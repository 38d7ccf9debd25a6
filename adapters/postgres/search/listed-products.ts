import { sql, type RawBuilder } from 'kysely'
import { FACETS, type Facet, type Filters, type ListingQuery } from '../../../domain/listing/listing-query.ts'
import { isStorable } from '../rows/storable.ts'
import { facetKey, facetValuesOf } from './facet-values-of.ts'
import type { Hits } from './find-hits.ts'
import { matchesLensFilter } from './matches-lens-filter.ts'

const anyProduct = sql<boolean>`true`

/** `lens/daily` contains itself and everything below it, but not `lens/daily-special`. */
const under = (path: string): RawBuilder<boolean> =>
  isStorable(path) ? sql`(p.category_path = ${path} or starts_with(p.category_path, ${`${path}/`}))` : sql`false`

export const chosenValues = (filters: Filters, facet: Facet): readonly string[] =>
  (filters[facet] ?? []).filter(isStorable)

const fits = (filters: Filters, facet: Facet): RawBuilder<boolean> => {
  const chosen = chosenValues(filters, facet)
  if (chosen.length === 0 && (filters[facet] ?? []).length === 0) return anyProduct
  return sql`p.facet_values && ${chosen.map((value) => facetKey(facet, value))}::text[]`
}

/** A product must match every facet with chosen values, and in it one of them; `except` ignores one facet. */
export const fitsFilters = (filters: Filters, except?: Facet): RawBuilder<boolean> =>
  sql.join([anyProduct, ...FACETS.filter((facet) => facet !== except).map((facet) => fits(filters, facet))], sql` and `)

/**
 * Products `p` under the query's path, search and lens filter, before any facet, with their facet values; `rank` is the rank of the
 * search.
 */
export const listedProducts = (query: ListingQuery, channel: string, hits: Hits | undefined): RawBuilder<unknown> => {
  const inHits =
    hits === undefined
      ? sql`cross join (select 0::real as rank) hit`
      : sql`join unnest(${[...hits.ids]}::int[], ${[...hits.ranks]}::real[]) as hit(id, rank) on hit.id = p.id`
  const inCategory = query.categoryPath === undefined ? anyProduct : under(query.categoryPath)
  const inFilter = query.lensFilter === undefined ? anyProduct : matchesLensFilter(query.lensFilter)
  return sql`(select p.id, p.body, p.position, p.is_discontinued, p.rating_total, p.rating_count, hit.rank,
      ${facetValuesOf(channel)} as facet_values
    from product p ${inHits} where p.is_listed and ${inCategory} and ${inFilter}) p`
}
