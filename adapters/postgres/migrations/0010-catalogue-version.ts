import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const PARTS = ['category', 'product', 'product_text', 'price', 'offer', 'shipping_method']

const statements = [
  `create table catalogue_version (part text primary key, version int not null default 1)`,
  ...PARTS.map((part) => `insert into catalogue_version (part) values ('${part}')`),

  // Every change of the catalogue, by the shop or by hand, increases its version in the same transaction.
  `create function catalogue_changed() returns trigger language plpgsql as $$
     begin
       update public.catalogue_version set version = version + 1 where part = tg_table_name;
       return null;
     end $$`,
  ...PARTS.map((part) => `create trigger ${part}_changed after insert or update or delete or truncate on ${part}
     for each statement execute function catalogue_changed()`),
]

/** The version tells a cached catalogue when it must be read again. */
export const catalogueVersion: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
