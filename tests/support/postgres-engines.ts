import { sql } from 'kysely'
import type { ShopGoods } from '../../application/commerce/catalogue/shop-goods.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { openDatabase } from './open-database.ts'
import { openShopStorage, type ShopStorage } from '../../adapters/postgres/open-shop-storage.ts'
import { startPostgres } from './postgres-server.ts'
import { value } from './outcome.ts'

/** Both databases the shop runs on. `open` takes seconds: once a file, and `emptied` between the tests. */
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

const TABLES = [
  'category',
  'product',
  'product_text',
  'price',
  'price_plan',
  'offer',
  'variant',
  'stock',
  'cart',
  'marketing_subscription',
  'marketing_request',
  'purchase_order',
  'customer',
  'session',
  'mailbox_proof',
  'attempt',
  'staff',
  'staff_act',
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
  'kept_mail',
  'shipping_method',
  'identity_removal',
  'webhook_endpoint',
]

/** An opened database as on its first day, filled with these goods and nothing else. */
export const emptied = async ({ db }: Database, goods: ShopGoods): Promise<ShopStorage> => {
  await sql`truncate ${sql.join(TABLES.map((name) => sql.table(name)))} restart identity cascade`.execute(db)
  await sql`alter sequence order_count restart`.execute(db)
  const storage = openShopStorage(db)
  await value(storage.catalogue.fill(goods))
  return storage
}
