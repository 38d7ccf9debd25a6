import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table staff (
     id text primary key,
     mailbox text not null unique,
     email text not null,
     name text not null,
     roles text[] not null check (cardinality(roles) > 0),
     is_disabled boolean not null default false,
     password_hash text not null,
     secret text not null,
     last_step bigint not null default 0)`,
  // A session that is not confirmed still waits for the code.
  `create table staff_session (
     hash text primary key,
     staff_id text not null references staff on delete cascade,
     is_confirmed boolean not null,
     used_at timestamptz,
     ends_at timestamptz not null,
     check (is_confirmed = (used_at is not null)))`,
  `create index staff_session_by_end on staff_session (ends_at)`,
  `create index staff_session_by_staff on staff_session (staff_id)`,
  `create table access_token (
     id text primary key,
     hash text not null unique,
     staff_id text not null references staff on delete cascade,
     name text not null,
     roles text[] not null check (cardinality(roles) > 0),
     since timestamptz not null,
     ends_at timestamptz not null)`,
  `create index access_token_by_staff on access_token (staff_id)`,
  // The name instead of the id, so that the log stays readable after a person was removed.
  `create table staff_act (
     id int primary key generated always as identity,
     by_name text not null,
     what text not null,
     about text not null,
     at timestamptz not null)`,
]

/** Staff accounts, sessions, access tokens and the audit log of actions that are not in the history of an order. */
export const peopleWorkInTheShop: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
