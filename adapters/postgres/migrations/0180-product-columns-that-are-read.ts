import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Products are filtered in memory: these columns were only written. Their indexes are dropped with them. */
export const productColumnsThatAreRead: Migration = {
  up: async (db) => {
    await sql`alter table product drop column if exists brand, drop column if exists manufacturer, drop column if exists lens_usage,
      drop column if exists lens_type, drop column if exists pack_size, drop column if exists is_listed`.execute(db)
  },
}
