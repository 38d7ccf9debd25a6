import { sql, type Kysely, type RawBuilder } from 'kysely'
import { facetOrder } from '../../../domain/listing/facet-order.ts'
import { FACETS, type Facet, type Filters, type ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { FacetCounts } from '../../../domain/listing/listing.ts'
import type { Tables } from '../tables.ts'
import { valueText } from './facet-values-of.ts'
import type { Hits } from './find-hits.ts'
import { chosenValues, fitsFilters, listedProducts } from './listed.ts'

/** `leaving`: the facet whose own choice was left aside. `words` null: how many products the whole choice shows. */
type Row = { readonly leaving: string | null; readonly words: string | null; readonly count: number }

export type Counted = { readonly total: number; readonly facets: readonly FacetCounts[] }

const hasChoice = (filters: Filters, facet: Facet): boolean => (filters[facet] ?? []).length > 0

/** All that products say, counted, with the choice of one facet left aside. */
const countOf = (filters: Filters, leaving?: Facet): RawBuilder<unknown> =>
  sql`select ${leaving ?? null}::text as leaving, words, count(*)::int as count
    from (select unnest(p.said) as words from p where ${fitsFilters(filters, leaving)}) one group by words`

/** Facets in which nothing is chosen count the same products: they are counted together. */
const countsOf = (filters: Filters): readonly RawBuilder<unknown>[] =>
  [undefined, ...FACETS.filter((facet) => hasChoice(filters, facet))].map((facet) => countOf(filters, facet))

/** The values of a facet in order; a chosen one stays in the list even when it shows nothing. */
export const toFacetCounts = (found: ReadonlyMap<string, number>, filters: Filters, facet: Facet): FacetCounts => {
  const chosen = chosenValues(filters, facet)
  const counts = new Map([...chosen.map((value) => [value, 0] as const), ...found])
  const values = [...counts].map(([value, count]) => ({ value, count, chosen: chosen.includes(value) }))
  const order = facetOrder(facet)
  return { facet, values: values.sort((one, other) => order(one.value, other.value)) }
}

const countedIn = (rows: readonly Row[], filters: Filters, facet: Facet): ReadonlyMap<string, number> => {
  const leaving = hasChoice(filters, facet) ? facet : null
  return new Map(rows.flatMap((row) => {
    const value = row.words === null || row.leaving !== leaving ? undefined : valueText(row.words, facet)
    return value === undefined ? [] : [[value, row.count] as const]
  }))
}

/** What each facet would show, its own choice left aside. */
export const countFacets = async (
  db: Kysely<Tables>,
  query: ListingQuery,
  channel: string,
  hits: Hits | undefined,
): Promise<Counted> => {
  const { filters } = query
  const { rows } = await sql<Row>`
    with p as materialized (select p.said from ${listedProducts(query, channel, hits)})
    select null as leaving, null as words, count(*)::int as count from p where ${fitsFilters(filters)}
    union all ${sql.join(countsOf(filters), sql` union all `)}`.execute(db)
  return {
    total: rows.find((row) => row.words === null)?.count ?? 0,
    facets: FACETS.map((facet) => toFacetCounts(countedIn(rows, filters, facet), filters, facet)),
  }
}
