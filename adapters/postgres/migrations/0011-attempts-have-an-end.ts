import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Each attempt says how long it counts: a round drops the others, and counting one key looks at no other. */
export const attemptsHaveAnEnd: Migration = {
  up: async (db) => {
    await sql.raw(`alter table attempt add column ends_at timestamptz not null default now() + interval '1 hour'`).execute(db)
    await sql.raw(`alter table attempt alter column ends_at drop default`).execute(db)
    await sql.raw(`create index attempt_by_end on attempt (ends_at)`).execute(db)
  },
}
