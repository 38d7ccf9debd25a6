import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table cart (
     token text primary key,
     id int not null unique generated always as identity,
     version int not null default 1,
     checkout_state text not null check (checkout_state in
       ('cart', 'address', 'addressed', 'shipping_selected', 'payment_selected', 'completed', 'payment_skipped')),
     body jsonb not null,
     created_at timestamptz not null,
     updated_at timestamptz not null default now(),
     check (body ->> 'checkoutState' = checkout_state))`,

  // Sequence numbers of refused orders are lost on purpose, so that no number is used for two orders.
  `create sequence order_count`,

  `create table purchase_order (
     token text primary key,
     number text not null unique,
     cart_token text not null unique,
     status text not null check (status in
       ('cart', 'payment_pending', 'new', 'fulfiller_ready', 'accepted', 'open', 'shipped', 'cancelled', 'returned')),
     email text not null,
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     items_cents int not null check (items_cents >= 0),
     shipping_cents int not null check (shipping_cents >= 0),
     total_cents int not null,
     body jsonb not null,
     created_at timestamptz not null,
     paid_at timestamptz,
     check (total_cents = items_cents + shipping_cents),
     check (body ->> 'status' = status),
     check (token <> cart_token))`,
  `create index purchase_order_by_age on purchase_order (created_at)`,

  `create table order_line (
     order_token text not null references purchase_order on delete cascade,
     position int not null,
     product_id int not null,
     variant_id text not null,
     eye text check (eye in ('right', 'left')),
     quantity int not null check (quantity > 0),
     unit_cents int not null check (unit_cents >= 0),
     total_cents int not null check (total_cents >= 0),
     primary key (order_token, position))`,
  `create index order_line_by_product on order_line (product_id)`,

  `create table payment (
     id text primary key,
     order_token text not null references purchase_order,
     method text not null,
     status text not null check (status in ('started', 'paid', 'declined', 'cancelled', 'expired')),
     amount_cents int not null check (amount_cents > 0),
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     reference text,
     started_at timestamptz not null)`,
  `create index payment_by_order on payment (order_token)`,

  `create table outbox (
     id int primary key generated always as identity,
     key text not null unique,
     body jsonb not null,
     attempts int not null default 0,
     due_at timestamptz,
     sent_at timestamptz)`,
  `create index outbox_waiting on outbox (id) where sent_at is null`,

  `create table kept_mail (
     id int primary key generated always as identity,
     key text not null unique,
     body jsonb not null,
     kept_at timestamptz not null)`,
]

export const cartsOrdersAndMail: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
