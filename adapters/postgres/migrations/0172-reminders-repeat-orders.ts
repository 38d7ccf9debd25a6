import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // One per order: the link of a newer mail replaces the older one. Only its hash is stored.
  `create table reorder_link (
     order_token text primary key references purchase_order on delete cascade on update cascade,
     account_id text not null,
     hash text not null unique,
     ends_at timestamptz not null)`,
  `create index reorder_link_by_account on reorder_link (account_id)`,
  `create index reorder_link_by_end on reorder_link (ends_at)`,
]

/** Links of reminder mails, which repeat an order without opening it. Mails of earlier releases carry the order's own token instead. */
export const remindersRepeatOrders: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
