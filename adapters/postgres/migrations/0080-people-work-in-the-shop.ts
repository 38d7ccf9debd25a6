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
  // Waits for the code as long as nobody confirmed it.
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
  // By name and not by id: what somebody did stays readable after them.
  `create table staff_act (
     id int primary key generated always as identity,
     by_name text not null,
     what text not null,
     about text not null,
     at timestamptz not null)`,
]

/** People sign in to work in the shop, and programs in their name; what they do that no order remembers is written down. */
export const peopleWorkInTheShop: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
