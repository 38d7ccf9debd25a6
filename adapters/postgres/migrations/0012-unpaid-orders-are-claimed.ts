import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // The provider's page of an attempt, for whoever comes back to it.
  `alter table payment add column page text`,
  // When it was last tried to give an order up is kept, so that those nobody can decide on do not stand in the way of others.
  `alter table purchase_order add column release_at timestamptz, add column reminded_at timestamptz`,
  `create index purchase_order_awaited on purchase_order (created_at) where status = 'payment_pending'`,
]

/** Orders that nobody paid are looked after by one process at a time, each in its turn. */
export const unpaidOrdersAreClaimed: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
