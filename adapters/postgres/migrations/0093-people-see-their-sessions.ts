import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // What is not told has an answer of its own: processes from before go on writing sessions while the shop is brought up to date.
  `alter table staff_session
     add column id text not null default replace(gen_random_uuid()::text, '-', ''),
     add column began_at timestamptz not null default now(),
     add column browser text not null default 'other',
     add column system text not null default 'other'`,
  // Sessions from before got twelve hours.
  `update staff_session set began_at = ends_at - interval '12 hours' where is_confirmed`,
  `create unique index staff_session_by_id on staff_session (id)`,
]

/** The shop's people see where they are signed in, by names that open nothing. */
export const peopleSeeTheirSessions: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
