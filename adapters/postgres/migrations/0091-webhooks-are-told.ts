import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table webhook_endpoint (id text primary key, url text not null, added_at timestamptz not null)`,
  `create table webhook_delivery (
     id int primary key generated always as identity,
     endpoint_id text not null references webhook_endpoint on delete cascade,
     event uuid not null,
     type text not null,
     data jsonb not null,
     at timestamptz not null default now(),
     attempts int not null default 0,
     due_at timestamptz,
     given_up_at timestamptz)`,
  `create index webhook_delivery_waiting on webhook_delivery (id) where given_up_at is null`,
  `create index webhook_delivery_of on webhook_delivery (endpoint_id)`,

  // Triggers record the events, because every change of orders or stock runs in its own transaction.
  `create function tell_webhooks(type text, data jsonb) returns void language sql as
     $$ with event as materialized (select gen_random_uuid() as id)
        insert into webhook_delivery (endpoint_id, event, type, data)
        select webhook_endpoint.id, event.id, $1, $2 from webhook_endpoint, event $$`,
  `create function tell_of_order() returns trigger language plpgsql as
     $$ begin
       perform tell_webhooks('order.placed', jsonb_build_object('number', new.number, 'state', new.status));
       return null;
     end $$`,
  `create trigger purchase_order_told after insert on purchase_order for each row execute function tell_of_order()`,
  `create function tell_of_change() returns trigger language plpgsql as
     $$ begin
       perform tell_webhooks(new.event, jsonb_build_object('number', (select number from purchase_order where token = new.order_token),
         'from', new.from_status, 'state', new.to_status));
       return null;
     end $$`,
  `create trigger order_change_told after insert on order_change for each row execute function tell_of_change()`,
  `create function tell_of_stock() returns trigger language plpgsql as
     $$ begin
       perform tell_webhooks('stock.changed', jsonb_build_object('variant_id', new.variant_id,
         'product_id', (select product_id from variant where id = new.variant_id), 'on_hand', new.on_hand, 'stop_order', new.stop_order));
       return null;
     end $$`,
  // Only changes between in stock and out of stock are events.
  `create trigger stock_told after update on stock for each row
     when ((old.on_hand > 0) is distinct from (new.on_hand > 0) or old.stop_order is distinct from new.stop_order)
     execute function tell_of_stock()`,
  `create trigger stock_came_told after insert on stock for each row when (new.on_hand > 0) execute function tell_of_stock()`,
]

/** Endpoints of others receive events about orders and stock. */
export const webhooksAreTold: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
