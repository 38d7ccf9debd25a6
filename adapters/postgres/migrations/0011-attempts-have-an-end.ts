import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Each attempt stores how long it counts: a job deletes expired ones, and counting one key reads no others. */
export const attemptsHaveAnEnd: Migration = {
  up: async (db) => {
    await sql.raw(`alter table attempt add column ends_at timestamptz not null default now() + interval '1 hour'`).execute(db)
    await sql.raw(`alter table attempt alter column ends_at drop default`).execute(db)
    await sql.raw(`create index attempt_by_end on attempt (ends_at)`).execute(db)
  },
}
