import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mails that never left are counted for a day, without looking at the others. */
export const mailsOverBudgetAreCounted: Migration = {
  up: async (db) => {
    await sql.raw(`create index outbox_over_budget on outbox (sent_at) where fault = 'over_budget'`).execute(db)
  },
}
