import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table outbox add column given_up_at timestamptz`,
  `drop index outbox_waiting`,
  `create index outbox_waiting on outbox (id) where sent_at is null and given_up_at is null`,
]

/** A mail that could not be sent for a day stays for staff and no longer delays others. */
export const mailsAreGivenUp: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
