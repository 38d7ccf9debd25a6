import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // The brand of earlier links is unknown, so they are deleted and have to be requested again.
  `delete from mailbox_proof`,
  `alter table mailbox_proof
     add column purpose text not null,
     add column brand_channel text not null,
     add column mailbox text not null,
     alter column account_id drop not null`,

  // Customers who sign in by e-mail links only have no password.
  `alter table customer alter column password_hash drop not null`,
]

/** A link verifies an address for one purpose in one brand. Without an account it is stored as well, but has no effect. */
export const lettersHaveAPurpose: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
