import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table payment add column is_charge boolean not null default false`,
  // What an attempt by a kept card without a name and a page was until now.
  `update payment set is_charge = true where status = 'started' and alias is not null and page is null and reference is null`,
  `create index payment_open_charge on payment (started_at) where status = 'started' and is_charge and reference is null`,
]

/** A charge whose answer got lost is told from a page that nobody opened, and found. */
export const chargesAreAskedAbout: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
