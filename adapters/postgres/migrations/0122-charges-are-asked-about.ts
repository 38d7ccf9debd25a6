import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table payment add column is_charge boolean not null default false`,
  // Until now a charge of a saved card was an attempt with a card but without a reference and a page.
  `update payment set is_charge = true where status = 'started' and alias is not null and page is null and reference is null`,
  `create index payment_open_charge on payment (started_at) where status = 'started' and is_charge and reference is null`,
]

/** Distinguishes a charge whose response was lost from a payment page that was never opened. */
export const chargesAreAskedAbout: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
