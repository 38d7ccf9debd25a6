import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // An SQL function is parsed and planned again with every order, which took a third of the time of the insert.
  `create or replace function tell_webhooks(type text, data jsonb) returns void language plpgsql as
     $$ declare told constant uuid := gen_random_uuid();
     begin
       insert into webhook_delivery (endpoint_id, event, type, data) select webhook_endpoint.id, told, $1, $2 from webhook_endpoint;
     end $$`,
  // Duplicates `purchase_order_awaited`.
  `drop index if exists purchase_order_waiting`,
]

/** Lowers the cost of inserting an order: the trigger keeps its plan per connection, and a duplicate index is dropped. */
export const tellingIsPlannedOnce: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
