import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Lens values are health data: they are deleted with their customer and are in no other table.
  `create table lens_pass (
     account_id text primary key references customer on delete cascade,
     body jsonb not null)`,
  // One sequence for all, so that ids are unique.
  `create sequence lens_pass_name as integer`,
]

/** The lens profiles of customers. */
export const lensPasses: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
