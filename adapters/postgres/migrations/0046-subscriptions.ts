import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Days are texts in the shop's time zone; the version detects concurrent changes of a subscription.
  `create table subscription (
     id integer generated always as identity primary key,
     account_id text not null references customer on delete cascade,
     body jsonb not null,
     version integer not null default 0,
     look_on text collate "C",
     held_until timestamptz)`,
  `create index subscription_by_customer on subscription (account_id)`,
  `create index subscription_due on subscription (look_on, id) where look_on is not null`,

  // Only the hash of a token is stored, so that access to this table does not change a subscription.
  `create table subscription_letter (
     hash text primary key,
     subscription_id integer not null references subscription on delete cascade,
     day text collate "C" not null)`,
  `create index subscription_letter_by_subscription on subscription_letter (subscription_id)`,
]

/** Subscriptions to regular deliveries. Their due day is only in their own row. */
export const subscriptions: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
