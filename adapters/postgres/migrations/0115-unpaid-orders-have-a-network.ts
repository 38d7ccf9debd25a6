import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table purchase_order add column if not exists network_hash text`,
  `create index if not exists purchase_order_unpaid_of_network on purchase_order (network_hash) where status = 'payment_pending'`,
]

/** The hashed client network of an unpaid order; the number of unpaid orders per network is limited. */
export const unpaidOrdersHaveANetwork: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
