import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Days are texts in the shop's time zone, independent of the time zone of the database or the driver.
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

  // Only the hash of a link token is stored, so that access to this table does not end a reminder.
  `create table reminder_end (
     hash text primary key,
     alarm_id integer not null references reminder_alarm on delete cascade)`,
  `create index reminder_end_by_alarm on reminder_end (alarm_id)`,
]

/** Reminders before lenses run out. Their due day is only in their own row. */
export const reminderAlarms: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
