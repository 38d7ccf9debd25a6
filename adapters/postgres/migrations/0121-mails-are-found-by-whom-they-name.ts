import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Search words of mails; a job adds those of existing mails in batches, so this migration neither reads nor writes rows. */
export const mailsAreFoundByWhomTheyName: Migration = {
  up: async (db) => {
    await sql`alter table outbox add column words text[], add column emptied_at timestamptz`.execute(db)
  },
}
