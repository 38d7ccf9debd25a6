import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

// The product document is the source of these values; the columns are generated from it.
const statements = [
  `alter table product
     add column is_discontinued boolean not null generated always as (coalesce((body ->> 'discontinued')::boolean, false)) stored,
     add column material text generated always as (body #>> '{facts,material}') stored,
     add column water_content_percent real generated always as ((body #>> '{facts,waterContentPercent}')::real) stored,
     add column has_uv_filter boolean generated always as ((body #>> '{facts,uv}')::boolean) stored`,
]

/** Lists can be filtered by the properties of a lens. */
export const facetsOfWhatALensIs: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
