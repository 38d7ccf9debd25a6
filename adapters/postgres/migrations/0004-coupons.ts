import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // The code in upper case: coupon codes are case-insensitive.
  `create table coupon (
     code text primary key check (code = upper(code)),
     usage_limit int check (usage_limit > 0),
     uses int not null default 0 check (uses >= 0),
     body jsonb not null,
     check (usage_limit is null or uses <= usage_limit))`,

  `create table coupon_use (
     order_token text primary key references purchase_order on delete cascade,
     code text not null references coupon,
     customer text not null,
     given_back_at timestamptz)`,
  `create index coupon_use_by_customer on coupon_use (code, customer) where given_back_at is null`,

  `create table coupon_try (
     cart_token text primary key references cart on delete cascade,
     tries int not null check (tries > 0),
     since timestamptz not null)`,

  // The customer who ordered, independent of the spelling of the e-mail address.
  `alter table purchase_order add column customer text`,
  `update purchase_order set customer = lower(email)`,
  `alter table purchase_order alter column customer set not null`,
  `create index purchase_order_by_mailbox on purchase_order (customer)`,

  `alter table order_line add column promotion_cents int not null default 0 check (promotion_cents <= 0)`,
  `alter table order_line add check (total_cents + promotion_cents >= 0)`,
]

export const coupons: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
