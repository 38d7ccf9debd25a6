import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An index for counting the mails of a day that were over their budget. */
export const mailsOverBudgetAreCounted: Migration = {
  up: async (db) => {
    await sql.raw(`create index outbox_over_budget on outbox (sent_at) where fault = 'over_budget'`).execute(db)
  },
}
