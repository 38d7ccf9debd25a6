import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Only what the letters' tokens come to is kept: whoever reads this table can neither answer them nor call anything off.
  `create table email_change (
     account_id text primary key references customer on delete cascade,
     hash text not null unique,
     call_off_hash text not null unique,
     email text not null,
     brand_channel text not null,
     ends_at timestamptz not null)`,
  `create index email_change_by_end on email_change (ends_at)`,
]

/** An account is to have another mailbox, once a letter to that was answered. */
export const mailboxesAreChanged: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
