import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // The provider's payment page of an attempt, for buyers who return to it.
  `alter table payment add column page text`,
  // The time of the last release attempt, so that orders that cannot be decided do not block others.
  `alter table purchase_order add column release_at timestamptz, add column reminded_at timestamptz`,
  `create index purchase_order_awaited on purchase_order (created_at) where status = 'payment_pending'`,
]

/** Unpaid orders are processed by one process at a time. */
export const unpaidOrdersAreClaimed: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
