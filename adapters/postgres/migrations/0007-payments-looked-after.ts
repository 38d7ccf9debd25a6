import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // The units that an order reserved, so that exactly those are released, and only once.
  `create table reservation (
     order_token text not null references purchase_order on delete cascade,
     variant_id text not null,
     quantity int not null check (quantity > 0),
     given_back_at timestamptz,
     primary key (order_token, variant_id))`,
  `insert into reservation (order_token, variant_id, quantity)
     select token, line ->> 'variantId', sum((line ->> 'quantity')::int)
     from purchase_order, jsonb_array_elements(body -> 'lines') line
     where line ->> 'category' is distinct from 'service' and status <> 'cancelled'
     group by 1, 2`,

  `alter table payment drop constraint payment_status_check`,
  `alter table payment add check (status in
     ('started', 'paid', 'declined', 'cancelled', 'expired', 'mismatched', 'refunding', 'refunded'))`,
  `alter table payment add column asked_at timestamptz`,
  `create index payment_waiting on payment (started_at) where status in ('started', 'refunding')`,
  `create index purchase_order_waiting on purchase_order (created_at) where status = 'payment_pending'`,
]

export const paymentsLookedAfter: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
