import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table purchase_order add column if not exists network_hash text`,
  `create index if not exists purchase_order_unpaid_of_network on purchase_order (network_hash) where status = 'payment_pending'`,
]

/** The client network of an order, hashed, while it waits for its money: not too many of one network do. */
export const unpaidOrdersHaveANetwork: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
