import type { Kysely } from 'kysely'
import type { ReorderLinks } from '../../../application/commerce/reorder/reorder-links.port.ts'
import { read } from '../database/run-query.ts'
import { toOrder } from '../order/order-row.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'

export const makeReorderLinks = (db: Kysely<Tables>): ReorderLinks => ({
  orderOf: (token, now) =>
    read(async () => {
      const row = await db
        .selectFrom('reorder_link')
        .innerJoin('purchase_order', 'purchase_order.token', 'reorder_link.order_token')
        .select(['purchase_order.token', 'purchase_order.body'])
        .where('reorder_link.hash', '=', secretHash(token))
        .where('reorder_link.ends_at', '>', now)
        .executeTakeFirst()
      return row === undefined ? undefined : toOrder(row)
    }),
})
