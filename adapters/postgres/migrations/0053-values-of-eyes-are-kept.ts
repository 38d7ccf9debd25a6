import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // What eyes need is about health: it goes with its customer, and stands in no other table.
  `create table lens_pass (
     account_id text primary key references customer on delete cascade,
     body jsonb not null)`,
  // One row of numbers for all: nobody's name is somebody else's.
  `create sequence lens_pass_name as integer`,
]

/** Customers keep the values of their lenses. */
export const lensPasses: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
