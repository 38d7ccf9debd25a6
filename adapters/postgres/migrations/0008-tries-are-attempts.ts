import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Coupon attempts are counted with all other attempts. */
export const triesAreAttempts: Migration = {
  up: async (db) => {
    await sql.raw(`drop table coupon_try`).execute(db)
  },
}
