import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When an attempt is due is decided by the shop and kept, not reckoned by the database. */
export const paymentsAreAskedAboutAt: Migration = {
  up: async (db) => {
    await sql.raw(`alter table payment add column ask_at timestamptz`).execute(db)
  },
}
