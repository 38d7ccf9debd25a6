import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Rows are inserted and deleted in one transaction, so every reader finds this table empty. */
export const writingIsProbed: Migration = {
  up: async (db) => {
    await sql`create table write_probe (id bigint generated always as identity primary key, at timestamptz not null)`.execute(db)
  },
}
