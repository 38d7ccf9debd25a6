import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Days are texts in the shop's calendar: no time zone of a database or a driver has a say in them.
  `create table reminder_alarm (
     id integer generated always as identity primary key,
     account_id text not null references customer on delete cascade,
     order_token text not null unique references purchase_order on delete cascade,
     create_location text not null,
     usage integer not null,
     day text collate "C" not null,
     state text not null,
     look_on text collate "C")`,
  `create index reminder_alarm_by_customer on reminder_alarm (account_id)`,
  `create index reminder_alarm_due on reminder_alarm (look_on, id) where look_on is not null`,

  // Only what a letter's token comes to is kept: whoever reads this table can end nothing.
  `create table reminder_end (
     hash text primary key,
     alarm_id integer not null references reminder_alarm on delete cascade)`,
  `create index reminder_end_by_alarm on reminder_end (alarm_id)`,
]

/** Customers are reminded of their lenses. When an alarm is due stands in its own row, and nowhere else. */
export const reminderAlarms: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
