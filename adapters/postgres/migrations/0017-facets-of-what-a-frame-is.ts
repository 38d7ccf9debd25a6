import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table product
     add column frame_shape text generated always as (body #>> '{facts,frameShape}') stored,
     add column frame_colours jsonb generated always as (body #> '{facts,frameColours}') stored`,
]

/** Lists can be filtered by the shape and the colours of a frame. */
export const facetsOfWhatAFrameIs: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
