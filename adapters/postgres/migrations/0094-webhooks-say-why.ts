import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Why a program did not take what it was told last; of earlier times nobody knows. */
export const webhooksSayWhy: Migration = {
  up: async (db) => {
    await sql`alter table webhook_delivery add column why text`.execute(db)
  },
}
