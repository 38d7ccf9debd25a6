import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Of a letter by which an account was made it is known that nobody was in that account before. */
export const lettersRegister: Migration = {
  up: async (db) => {
    await sql.raw(`alter table mailbox_proof add column registers boolean not null default false`).execute(db)
  },
}
