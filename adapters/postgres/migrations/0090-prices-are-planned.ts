import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table staff_act add column detail text`,
  // A planned price, moved to the table of prices when it is due.
  `create table price_plan (
     product_id int not null,
     price_channel text not null,
     from_at timestamptz not null,
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     original_cents int not null check (original_cents >= 0),
     current_cents int not null check (current_cents >= 0),
     website_cents int not null check (website_cents >= 0),
     bulk jsonb not null,
     primary key (product_id, price_channel, from_at))`,
  `create index price_plan_by_instant on price_plan (from_at)`,
]

/** Prices can be planned, and the audit log records the previous values. */
export const pricesArePlanned: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
