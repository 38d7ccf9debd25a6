import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Why the last attempt to deliver an event failed; unknown for earlier attempts. */
export const webhooksSayWhy: Migration = {
  up: async (db) => {
    await sql`alter table webhook_delivery add column why text`.execute(db)
  },
}
