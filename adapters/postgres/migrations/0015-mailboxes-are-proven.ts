import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table customer add column proven_at timestamptz`,
  // Whoever had an account before letters were written keeps it: none of them could have answered one.
  `update customer set proven_at = created_at`,
  `alter table customer drop constraint customer_mailbox_key`,
  `create unique index customer_by_proven_mailbox on customer (mailbox) where proven_at is not null`,
  `create index customer_by_mailbox on customer (mailbox, created_at desc)`,

  // Only what a letter's token comes to is kept: whoever reads this table can prove nothing.
  `create table mailbox_proof (
     hash text primary key,
     account_id text not null references customer on delete cascade,
     ends_at timestamptz not null)`,
  `create index mailbox_proof_by_customer on mailbox_proof (account_id)`,
  `create index mailbox_proof_by_end on mailbox_proof (ends_at)`,
]

/** Many accounts may name one mailbox; one at most has proved it, by answering a letter. */
export const mailboxesAreProven: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
