import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The request that wrote a mail to the shop and its confirmation, so that repeating it writes none. Other mails have none. */
export const lettersHaveARequest: Migration = {
  up: async (db) => {
    await sql`alter table outbox add column request_digest text, add column requested_at timestamptz`.execute(db)
  },
}
