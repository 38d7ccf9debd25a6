import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The shop decides when an attempt is due and stores it; the database does not compute it. */
export const paymentsAreAskedAboutAt: Migration = {
  up: async (db) => {
    await sql.raw(`alter table payment add column ask_at timestamptz`).execute(db)
  },
}
