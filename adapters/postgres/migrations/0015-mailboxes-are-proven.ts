import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table customer add column proven_at timestamptz`,
  // Accounts from before e-mail links existed count as verified, because they could not have used one.
  `update customer set proven_at = created_at`,
  `alter table customer drop constraint customer_mailbox_key`,
  `create unique index customer_by_proven_mailbox on customer (mailbox) where proven_at is not null`,
  `create index customer_by_mailbox on customer (mailbox, created_at desc)`,

  // Only the hash of a link token is stored, so that access to this table does not verify an address.
  `create table mailbox_proof (
     hash text primary key,
     account_id text not null references customer on delete cascade,
     ends_at timestamptz not null)`,
  `create index mailbox_proof_by_customer on mailbox_proof (account_id)`,
  `create index mailbox_proof_by_end on mailbox_proof (ends_at)`,
]

/** Several accounts may claim an e-mail address; at most one has verified it with a link. */
export const mailboxesAreProven: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
