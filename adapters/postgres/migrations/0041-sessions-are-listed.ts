import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Existing sessions were created with thirty days; their device is unknown.
  `alter table session
     add column id text not null default replace(gen_random_uuid()::text, '-', ''),
     add column began_at timestamptz not null default now(),
     add column used_at timestamptz not null default date_trunc('hour', now()),
     add column browser text not null default 'other',
     add column system text not null default 'other'`,
  `update session set began_at = ends_at - interval '30 days'`,
  `alter table session
     alter column id drop default, alter column began_at drop default, alter column used_at drop default,
     alter column browser drop default, alter column system drop default`,
  `create unique index session_by_id on session (id)`,
]

/** Customers see their sessions by ids that do not open them. */
export const sessionsAreListed: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
