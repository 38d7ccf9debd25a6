import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table passkey (
     id text primary key,
     account_id text not null references customer on delete cascade,
     credential text not null unique,
     public_key text not null,
     counter bigint not null,
     name text not null,
     host text not null,
     added_at timestamptz not null,
     used_at timestamptz
   )`,
  `create index passkey_by_account on passkey (account_id)`,
  `create table passkey_challenge (
     hash text primary key,
     purpose text not null,
     holder_hash text not null,
     ends_at timestamptz not null
   )`,
  `create index passkey_challenge_by_end on passkey_challenge (ends_at)`,
]

/** Customers sign in with passkeys. */
export const passkeys: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
