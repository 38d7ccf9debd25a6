import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tries at vouchers are counted where every other attempt is. */
export const triesAreAttempts: Migration = {
  up: async (db) => {
    await sql.raw(`drop table coupon_try`).execute(db)
  },
}
