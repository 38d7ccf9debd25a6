import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table partner_optician (
     studio_id text primary key,
     body jsonb not null)`,

  // One optician per customer and brand.
  `create table partner_customer (
     mailbox text not null check (mailbox = lower(mailbox)),
     brand_channel text not null,
     studio_id text not null references partner_optician on delete cascade,
     primary key (mailbox, brand_channel))`,
  `create index partner_customer_by_studio on partner_customer (studio_id)`,
]

export const partnerOpticians: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
