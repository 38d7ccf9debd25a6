import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A separate migration, so that none locks the tables of orders and of customers at the same time. */
export const reorderLinksBelongToAccounts: Migration = {
  up: async (db) => {
    await sql`alter table reorder_link add foreign key (account_id) references customer on delete cascade`.execute(db)
  },
}
