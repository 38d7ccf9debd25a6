import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Why the last attempt to send a mail failed; unknown for earlier mails. */
export const lettersSayWhy: Migration = {
  up: async (db) => {
    await sql`alter table outbox add column fault text, add column fault_code text`.execute(db)
  },
}
