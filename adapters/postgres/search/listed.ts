import { sql, type RawBuilder } from 'kysely'
import { FACETS, type Facet, type Filters, type ListingQuery } from '../../../domain/listing/listing-query.ts'
import { isStorable } from '../rows/storable.ts'
import { facetKey, facetValuesOf } from './facet-values-of.ts'
import type { Hits } from './find-hits.ts'
import { matchesLensFilter } from './matches-lens-filter.ts'

const always = sql<boolean>`true`

/** `lens/daily` holds itself and everything below it, but not `lens/daily-special`. */
const under = (path: string): RawBuilder<boolean> =>
  isStorable(path) ? sql`(p.category_path = ${path} or starts_with(p.category_path, ${`${path}/`}))` : sql`false`

export const chosenValues = (filters: Filters, facet: Facet): readonly string[] =>
  (filters[facet] ?? []).filter(isStorable)

const fits = (filters: Filters, facet: Facet): RawBuilder<boolean> => {
  const chosen = chosenValues(filters, facet)
  if (chosen.length === 0 && (filters[facet] ?? []).length === 0) return always
  return sql`p.said && ${chosen.map((value) => facetKey(facet, value))}::text[]`
}

/** Values of one facet widen, facets narrow; `except` leaves the choice of one facet aside. */
export const fitsFilters = (filters: Filters, except?: Facet): RawBuilder<boolean> =>
  sql.join([always, ...FACETS.filter((facet) => facet !== except).map((facet) => fits(filters, facet))], sql` and `)

/**
 * Products `p` that may be listed under the query's path, search and wish, before any facet, with what the facets say of them;
 * `rank` says how well each fits.
 */
export const listedProducts = (query: ListingQuery, channel: string, hits: Hits | undefined): RawBuilder<unknown> => {
  const inHits =
    hits === undefined
      ? sql`cross join (select 0::real as rank) hit`
      : sql`join unnest(${[...hits.ids]}::int[], ${[...hits.ranks]}::real[]) as hit(id, rank) on hit.id = p.id`
  const inCategory = query.categoryPath === undefined ? always : under(query.categoryPath)
  const inFilter = query.lensFilter === undefined ? always : matchesLensFilter(query.lensFilter)
  return sql`(select p.id, p.body, p.position, p.is_discontinued, p.rating_total, p.rating_count, hit.rank,
      ${facetValuesOf(channel)} as said
    from product p ${inHits} where p.is_listed and ${inCategory} and ${inFilter}) p`
}
