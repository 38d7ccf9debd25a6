import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Only the hashes of tokens are stored, so that access to this table neither confirms nor cancels a change.
  `create table email_change (
     account_id text primary key references customer on delete cascade,
     hash text not null unique,
     call_off_hash text not null unique,
     email text not null,
     brand_channel text not null,
     ends_at timestamptz not null)`,
  `create index email_change_by_end on email_change (ends_at)`,
]

/** A pending change of an account's e-mail address, until its link is used. */
export const mailboxesAreChanged: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
