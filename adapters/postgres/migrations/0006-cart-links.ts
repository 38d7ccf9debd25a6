import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Only the hash of a link token is stored, so that access to this table does not open a cart.
  `create table cart_link (
     hash text primary key,
     cart_token text not null references cart on delete cascade,
     ends_at timestamptz not null)`,
  `create index cart_link_by_cart on cart_link (cart_token)`,
  `create index cart_link_by_end on cart_link (ends_at)`,
]

export const cartLinks: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
