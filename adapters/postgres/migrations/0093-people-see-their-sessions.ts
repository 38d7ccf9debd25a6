import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Unknown devices have a default, because processes of the previous release still insert sessions during the upgrade.
  `alter table staff_session
     add column id text not null default replace(gen_random_uuid()::text, '-', ''),
     add column began_at timestamptz not null default now(),
     add column browser text not null default 'other',
     add column system text not null default 'other'`,
  // Existing sessions were created with twelve hours.
  `update staff_session set began_at = ends_at - interval '12 hours' where is_confirmed`,
  `create unique index staff_session_by_id on staff_session (id)`,
]

/** Staff see their sessions by ids that do not open them. */
export const peopleSeeTheirSessions: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
