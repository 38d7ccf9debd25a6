import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a mail names has its place; mails from before are given their words by a job, piece by piece: no row is read or written here. */
export const mailsAreFoundByWhomTheyName: Migration = {
  up: async (db) => {
    await sql`alter table outbox add column words text[], add column emptied_at timestamptz`.execute(db)
  },
}
