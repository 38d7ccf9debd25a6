import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Of two within a millisecond the later one would have replaced the other.
  `delete from price_plan earlier using price_plan later
   where later.product_id = earlier.product_id and later.price_channel = earlier.price_channel and later.from_at > earlier.from_at
     and date_trunc('milliseconds', later.from_at) = date_trunc('milliseconds', earlier.from_at)`,
  `alter table price_plan alter column from_at type timestamptz(3) using date_trunc('milliseconds', from_at)`,
]

/** A planned price is found by its instant, which the shop reads in milliseconds: finer ones could neither begin nor be cancelled. */
export const plannedPricesInMilliseconds: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
