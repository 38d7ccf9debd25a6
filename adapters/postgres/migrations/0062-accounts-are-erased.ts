import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const ORDERED = { order_line: 'cascade', reservation: 'cascade', coupon_use: 'cascade', reminder_alarm: 'cascade', payment: 'no action' }

const statements = [
  // Only the hash of a token is stored, so that access to this table does not cancel a deletion.
  `create table account_erasure (
     account_id text primary key references customer on delete cascade,
     call_off_hash text not null unique,
     brand_channel text not null,
     locale text not null,
     asked_at timestamptz not null,
     due_at timestamptz not null)`,
  `create index account_erasure_due on account_erasure (due_at)`,

  `alter table purchase_order add column buyer_left boolean not null default false`,
  `create index purchase_order_to_reduce on purchase_order (created_at) where buyer_left`,

  // The tokens of an order are replaced when its buyer is deleted; rows that refer to the order follow.
  ...Object.entries(ORDERED).map(([table, onDelete]) =>
    `alter table ${table}
       drop constraint ${table}_order_token_fkey,
       add constraint ${table}_order_token_fkey foreign key (order_token) references purchase_order
         on delete ${onDelete} on update cascade`),
  `alter table customer_cart
     drop constraint customer_cart_cart_token_fkey,
     add constraint customer_cart_cart_token_fkey foreign key (cart_token) references cart on delete cascade`,
]

/** Customers delete their accounts; the due time is only in this row. */
export const accountsAreErased: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
