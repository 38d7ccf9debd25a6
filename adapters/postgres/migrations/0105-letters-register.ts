import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether a link created the account, which means that nobody has used that account before. */
export const lettersRegister: Migration = {
  up: async (db) => {
    await sql.raw(`alter table mailbox_proof add column registers boolean not null default false`).execute(db)
  },
}
