import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table customer (
     account_id text primary key,
     mailbox text not null unique,
     password_hash text not null,
     body jsonb not null,
     created_at timestamptz not null default now())`,

  // Only the hash of a session token is stored, so that access to this table does not open a session.
  `create table session (
     hash text primary key,
     account_id text not null references customer on delete cascade,
     ends_at timestamptz not null)`,
  `create index session_by_end on session (ends_at)`,
  `create index session_by_customer on session (account_id)`,

  `create table attempt (
     key_hash text not null,
     at timestamptz not null)`,
  `create index attempt_by_key on attempt (key_hash, at)`,

  `create table customer_cart (
     account_id text primary key references customer on delete cascade,
     cart_token text not null unique references cart)`,

  `alter table purchase_order add column id int, add column account_id text references customer`,
  `update purchase_order set id = split_part(number, '-', 3)::int,
     body = body || jsonb_build_object('id', split_part(number, '-', 3)::int)`,
  `alter table purchase_order alter column id set not null, add unique (id)`,
  `create index purchase_order_by_customer on purchase_order (account_id, created_at desc) where account_id is not null`,
]

export const customers: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
