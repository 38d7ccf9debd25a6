import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table purchase_order drop constraint purchase_order_status_check`,
  `alter table purchase_order add constraint purchase_order_status_check check (status in
     ('cart', 'payment_pending', 'new', 'fulfiller_ready', 'accepted', 'open', 'packed', 'partly_shipped', 'shipped', 'delivered',
      'cancelled', 'returned'))`,
  `alter table purchase_order add column refunded_cents int not null default 0,
     add constraint purchase_order_refunded_check check (refunded_cents between 0 and total_cents)`,

  // The key makes a repeated request return the first result.
  `create table order_change (
     id int primary key generated always as identity,
     order_token text not null references purchase_order on delete cascade on update cascade,
     key text not null,
     event text not null,
     from_status text not null,
     to_status text not null,
     by_kind text not null check (by_kind in ('staff', 'shop', 'payment_house')),
     by_name text,
     at timestamptz not null,
     note text,
     unique (order_token, key),
     check ((by_kind = 'staff') = (by_name is not null)))`,

  `create table refund (
     id text primary key,
     order_token text not null references purchase_order on update cascade,
     payment_id text references payment,
     amount_cents int not null check (amount_cents > 0),
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     state text not null check (state in ('asked', 'done', 'refused')),
     asked_at timestamptz not null,
     ended_at timestamptz,
     ask_at timestamptz,
     check ((state = 'asked') = (ended_at is null)))`,
  `create index refund_by_order on refund (order_token)`,
  `create index refund_waiting on refund (payment_id, asked_at) where state = 'asked'`,

  `alter table reservation add column returned int not null default 0,
     add constraint reservation_returned_check check (returned between 0 and quantity)`,
]

/** Orders have a history with the acting person and the time; refunds can be partial. */
export const ordersMove: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
