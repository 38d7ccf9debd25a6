import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Staff search all orders by parts of number, e-mail address and name. The index serves parts of three characters and more. */
export const ordersAreFoundByText: Migration = {
  up: async (db) => {
    await sql`create index if not exists purchase_order_by_text on purchase_order using gin (
      lower(number || e'\\n' || email || e'\\n' || coalesce(body -> 'billingAddress' ->> 'firstName', '')
        || ' ' || coalesce(body -> 'billingAddress' ->> 'lastName', '')) gin_trgm_ops)`.execute(db)
  },
}
