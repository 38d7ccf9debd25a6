import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table customer_address (
     id int generated always as identity primary key,
     account_id text not null references customer on delete cascade,
     is_default boolean not null,
     body jsonb not null)`,
  `create index customer_address_by_customer on customer_address (account_id, id)`,
  `create unique index customer_address_default on customer_address (account_id) where is_default`,
  // The previous single address becomes the default address.
  `insert into customer_address (account_id, is_default, body)
     select account_id, true, body -> 'defaultAddress' from customer
     where body -> 'defaultAddress' is not null order by created_at, account_id`,
  `update customer set body = body - 'defaultAddress' where body -> 'defaultAddress' is not null`,
]

/** Customers have several addresses, one row each; at most one is the default. */
export const customersKeepAddresses: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
