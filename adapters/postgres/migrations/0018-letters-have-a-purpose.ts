import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // In which shop the letters of the last day were asked for, nobody noted: they are asked for again by a press.
  `delete from mailbox_proof`,
  `alter table mailbox_proof
     add column purpose text not null,
     add column brand_channel text not null,
     add column mailbox text not null,
     alter column account_id drop not null`,

  // Whoever signs in by letters only has no password.
  `alter table customer alter column password_hash drop not null`,
]

/** A letter proves a mailbox for one purpose in one shop; where nobody has an account, it is kept all the same and proves nothing. */
export const lettersHaveAPurpose: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
