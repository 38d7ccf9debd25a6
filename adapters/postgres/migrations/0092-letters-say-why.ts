import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Why a mail did not leave when it was tried last; of earlier ones nobody knows. */
export const lettersSayWhy: Migration = {
  up: async (db) => {
    await sql`alter table outbox add column fault text, add column fault_code text`.execute(db)
  },
}
