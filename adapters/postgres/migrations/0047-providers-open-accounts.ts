import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table linked_identity (
     provider text not null,
     subject text not null,
     account_id text not null references customer on delete cascade,
     linked_at timestamptz not null default now(),
     primary key (provider, subject))`,
  `create index linked_identity_by_customer on linked_identity (account_id)`,

  // Only the hash of a token is stored, as long as it could be used again.
  `create table spent_token (
     hash text primary key,
     ends_at timestamptz not null)`,
  `create index spent_token_by_end on spent_token (ends_at)`,
]

/** Accounts can be opened with an identity provider; each of its tokens works once. */
export const providersOpenAccounts: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
