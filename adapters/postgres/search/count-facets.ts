import { sql, type Kysely, type RawBuilder } from 'kysely'
import { facetOrder } from '../../../domain/listing/facet-order.ts'
import { FACETS, type Facet, type Filters, type ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { FacetCounts } from '../../../domain/listing/listing.ts'
import type { Tables } from '../tables.ts'
import { facetColumns } from './facet-columns.ts'
import type { Hits } from './find-hits.ts'
import { chosenValues, fitsFilters, listed } from './listed.ts'

/** `facet` null: how many products the whole choice shows. */
type Row = { readonly facet: string | null; readonly value: string | null; readonly count: number }

export type Counted = { readonly total: number; readonly facets: readonly FacetCounts[] }

const columns = sql.join(Object.values(facetColumns).map((column) => sql.ref(`p.${column}`)))

const countOf = (facet: Facet, filters: Filters): RawBuilder<unknown> => {
  const column = sql.ref(`p.${facetColumns[facet]}`)
  return sql`select ${facet}::text as facet, ${column} as value, count(*)::int as count from p
    where ${column} is not null and ${fitsFilters(filters, facet)} group by ${column}`
}

/** The values of a facet in order; a chosen one stays in the list even when it shows nothing. */
export const toFacetCounts = (counted: ReadonlyMap<string, number>, filters: Filters, facet: Facet): FacetCounts => {
  const chosen = chosenValues(filters, facet)
  const counts = new Map([...chosen.map((value) => [value, 0] as const), ...counted])
  const values = [...counts].map(([value, count]) => ({ value, count, chosen: chosen.includes(value) }))
  const order = facetOrder(facet)
  return { facet, values: values.sort((one, other) => order(one.value, other.value)) }
}

const countedIn = (rows: readonly Row[], facet: Facet): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((row) => (row.facet === facet && row.value !== null ? [[row.value, row.count] as const] : [])))

/** What each facet would show, its own choice left aside. */
export const countFacets = async (
  db: Kysely<Tables>,
  query: ListingQuery,
  hits: Hits | undefined,
): Promise<Counted> => {
  const { filters } = query
  const counts = sql.join(
    FACETS.map((facet) => countOf(facet, filters)),
    sql` union all `,
  )
  const { rows } = await sql<Row>`
    with p as materialized (select ${columns} from ${listed(query, hits)})
    select null as facet, null as value, count(*)::int as count from p where ${fitsFilters(filters)}
    union all ${counts}`.execute(db)
  return {
    total: rows.find((row) => row.facet === null)?.count ?? 0,
    facets: FACETS.map((facet) => toFacetCounts(countedIn(rows, facet), filters, facet)),
  }
}
