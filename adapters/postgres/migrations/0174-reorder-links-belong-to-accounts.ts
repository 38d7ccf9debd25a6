import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** In a step of its own, so that no step locks the tables of orders and of customers at once. */
export const reorderLinksBelongToAccounts: Migration = {
  up: async (db) => {
    await sql`alter table reorder_link add foreign key (account_id) references customer on delete cascade`.execute(db)
  },
}
