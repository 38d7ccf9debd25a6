import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table job_failure (
     job text not null,
     item text not null,
     why text not null,
     tries int not null default 1,
     first_at timestamptz not null,
     last_at timestamptz not null,
     again_at timestamptz,
     primary key (job, item))`,
]

/** Items on which a scheduled job failed, with the number of attempts; the time to the next attempt grows each time. */
export const jobsSayWhatFailed: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
