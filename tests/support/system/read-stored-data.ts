import { sql } from 'kysely'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import { value } from '../outcome.ts'
import { aVariantId } from '../builders/stock-row.ts'
import type { ListeningShop } from './open-listening-shop.ts'

/** The stored data of the shop: orders with their lines, mails, stock. */
export const readStoredData = ({ db, storage }: ListeningShop) => ({
  orders: () => db.selectFrom('purchase_order').select(['token', 'cart_token']).execute(),
  mails: async (): Promise<number> => (await db.selectFrom('outbox').select('id').execute()).length,
  /** Packs sold of a product over all orders, counted from the rows of the orders. */
  sold: async (product: Product): Promise<number> => {
    const { rows } = await sql<{ readonly sold: number }>`
      select coalesce(sum(quantity), 0)::int as sold from order_line where product_id = ${product.id}`.execute(db)
    return rows[0]?.sold ?? 0
  },
  left: async (product: Product, option: LensOption = {}): Promise<number | undefined> => {
    const id = aVariantId(product, option)
    return (await value(storage.stock.stockOf([id]))).get(id)?.onHand
  },
  /** The number of deadlocks that the database resolved. */
  deadlocks: async (): Promise<number> => {
    // Each connection reports its own numbers, and only on request.
    await Promise.all(Array.from({ length: 10 }, () => sql`select pg_stat_force_next_flush(), pg_sleep(0.05)`.execute(db)))
    await sql`select pg_stat_clear_snapshot()`.execute(db)
    const { rows } = await sql<{ readonly met: number }>`
      select deadlocks::int as met from pg_stat_database where datname = current_database()`.execute(db)
    return rows[0]?.met ?? 0
  },
})
