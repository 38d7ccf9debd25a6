import { sql, type Kysely, type RawBuilder } from 'kysely'
import { facetOrder } from '../../../domain/listing/facet-order.ts'
import { FACETS, type Facet, type Filters, type ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { FacetCounts } from '../../../domain/listing/listing.ts'
import type { Tables } from '../tables.ts'
import { valueText } from './facet-values-of.ts'
import type { Hits } from './find-hits.ts'
import { chosenValues, fitsFilters, listedProducts } from './listed-products.ts'

/** `withoutFacet`: the facet whose own filter was ignored. `words` null: the number of products with all filters. */
type Row = { readonly without_facet: string | null; readonly words: string | null; readonly count: number }

export type FacetCount = { readonly total: number; readonly facets: readonly FacetCounts[] }

const hasChoice = (filters: Filters, facet: Facet): boolean => (filters[facet] ?? []).length > 0

/** Counts all facet values of the products, ignoring the filter of one facet. */
const countOf = (filters: Filters, withoutFacet?: Facet): RawBuilder<unknown> =>
  sql`select ${withoutFacet ?? null}::text as without_facet, words, count(*)::int as count
    from (select unnest(p.facet_values) as words from p where ${fitsFilters(filters, withoutFacet)}) counted group by words`

/** Facets without a filter count the same products, so they are counted together. */
const countsOf = (filters: Filters): readonly RawBuilder<unknown>[] =>
  [undefined, ...FACETS.filter((facet) => hasChoice(filters, facet))].map((facet) => countOf(filters, facet))

/** The sorted values of a facet; a chosen value stays in the list even if it has no products. */
export const toFacetCounts = (counted: ReadonlyMap<string, number>, filters: Filters, facet: Facet): FacetCounts => {
  const chosen = chosenValues(filters, facet)
  const counts = new Map([...chosen.map((value) => [value, 0] as const), ...counted])
  const values = [...counts].map(([value, count]) => ({ value, count, chosen: chosen.includes(value) }))
  const order = facetOrder(facet)
  return { facet, values: values.sort((left, right) => order(left.value, right.value)) }
}

const countedIn = (rows: readonly Row[], filters: Filters, facet: Facet): ReadonlyMap<string, number> => {
  const withoutFacet = hasChoice(filters, facet) ? facet : null
  return new Map(rows.flatMap((row) => {
    const value = row.words === null || row.without_facet !== withoutFacet ? undefined : valueText(row.words, facet)
    return value === undefined ? [] : [[value, row.count] as const]
  }))
}

/** The number of products per facet value, ignoring the facet's own filter. */
export const countFacets = async (
  db: Kysely<Tables>,
  query: ListingQuery,
  channel: string,
  hits: Hits | undefined,
): Promise<FacetCount> => {
  const { filters } = query
  const { rows } = await sql<Row>`
    with p as materialized (select p.facet_values from ${listedProducts(query, channel, hits)})
    select null as without_facet, null as words, count(*)::int as count from p where ${fitsFilters(filters)}
    union all ${sql.join(countsOf(filters), sql` union all `)}`.execute(db)
  return {
    total: rows.find((row) => row.words === null)?.count ?? 0,
    facets: FACETS.map((facet) => toFacetCounts(countedIn(rows, filters, facet), filters, facet)),
  }
}
