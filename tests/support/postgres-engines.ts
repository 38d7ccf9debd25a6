import { sql } from 'kysely'
import type { ShopCatalogue } from '../../application/commerce/catalogue/shop-catalogue.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { openDatabase } from './open-database.ts'
import { openShopStorage, type ShopStorage } from '../../adapters/postgres/open-shop-storage.ts'
import { startPostgres } from './postgres-server.ts'
import { TRIES } from './repetitions.ts'
import { value } from './outcome.ts'

/** Both databases that the shop supports. `open` takes seconds: once per file, and `emptied` between the tests. */
export const engines: readonly { readonly name: string; readonly open: () => Promise<Database> }[] = [
  { name: 'PGlite', open: () => openDatabase({ memory: true }) },
  {
    name: 'PostgreSQL',
    open: async () => {
      const server = await startPostgres()
      const database = await openDatabase({ url: await server.freshUrl() })
      const close = async (): Promise<void> => {
        await database.close()
        await server.stop()
      }
      return { ...database, close }
    },
  },
]

/** The databases of tests over HTTP that do not depend on the database. */
export const enginesOverHttp = engines.slice(-TRIES.enginesOverHttp)

const TABLES = [
  'category',
  'product',
  'price',
  'price_plan',
  'price_history',
  'offer',
  'variant',
  'stock',
  'cart',
  'marketing_subscription',
  'marketing_request',
  'purchase_order',
  'customer',
  'session',
  'email_link',
  'attempt',
  'staff',
  'audit_entry',
  'customer_cart',
  'cart_link',
  'order_line',
  'coupon',
  'coupon_use',
  'partner_optician',
  'partner_customer',
  'payment',
  'reservation',
  'outbox',
  'demo_mail',
  'shipping_method',
  'identity_removal',
  'alias_removal',
  'webhook_endpoint',
  'job_failure',
]

/**
 * Empties these tables and all that reference them, and restarts their sequences. Deleting a few rows takes a tenth of the time of
 * truncating as many tables, which recreates each of them and its indexes.
 */
const EMPTY = `do $$
declare
  named text;
begin
  set local session_replication_role = replica;
  for named in
    with recursive emptied(id) as (
      select unnest('{${TABLES.join()}}'::text[]::regclass[])::oid
      union select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
    )
    select id::regclass::text from emptied
  loop
    execute 'delete from ' || named;
  end loop;
  for named in select oid::regclass::text from pg_class where relkind = 'S' loop
    perform setval(named, 1, false);
  end loop;
end $$`

/** An opened database in its initial state, with this catalogue and nothing else. */
export const emptied = async ({ db }: Database, shopCatalogue: ShopCatalogue): Promise<ShopStorage> => {
  await sql.raw(EMPTY).execute(db)
  const storage = openShopStorage(db)
  await value(storage.catalogue.fill(shopCatalogue))
  return storage
}
