import { sql, type Kysely } from 'kysely'
import type { OrderFinder } from '../../../application/commerce/order/order-finder.port.ts'
import type { OrderFilter } from '../../../domain/order/order-filter.ts'
import { orderSummary } from '../../../domain/order/order-summary.ts'
import { productBuyers, type ProductBuyer } from '../../../domain/order/product-buyer.ts'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { TIME_ZONE } from '../../../domain/shop/time-zone.ts'
import type { Report } from '../database/database.ts'
import { read } from '../database/run-query.ts'
import type { Tables } from '../tables.ts'
import { containsText } from '../rows/contains-text.ts'
import { readableRows } from '../rows/decode-row.ts'
import { toOrder } from './order-row.ts'

/** What staff search orders by: number, e-mail address and name, one a line; the expression of the index `purchase_order_by_text`. */
const SEARCHED = sql<string>`lower(number || e'\\n' || email || e'\\n' || coalesce(body -> 'billingAddress' ->> 'firstName', '')
  || ' ' || coalesce(body -> 'billingAddress' ->> 'lastName', ''))`

const matching = (db: Kysely<Tables>, { statuses, day, text }: OrderFilter) => {
  const all = db.selectFrom('purchase_order')
  const inStatus = statuses === undefined ? all : all.where('status', 'in', [...statuses, ''])
  // The bounds are instants, so that the index on the age is used.
  const onDay = day === undefined ? inStatus : inStatus
    .where('created_at', '>=', sql<Date>`${day}::date::timestamp at time zone ${TIME_ZONE}`)
    .where('created_at', '<', sql<Date>`(${day}::date + 1)::timestamp at time zone ${TIME_ZONE}`)
  return text === undefined ? onDay : onDay.where(containsText(SEARCHED, text))
}

/** The number of orders read at once; other requests run between two batches. */
const BATCH_SIZE = 500

export const makeOrderFinder = (db: Kysely<Tables>, report: Report): OrderFinder => ({
  find: (filter, { page, itemsPerPage }) =>
    read(async () => {
      const rows = await matching(db, filter)
        .select(['token', 'body']).orderBy('created_at', 'desc').orderBy('id', 'desc')
        .limit(itemsPerPage).offset((page - 1) * itemsPerPage).execute()
      const { count } = await matching(db, filter).select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
      return { orders: readableRows(rows, toOrder, report).map(orderSummary), total: Number(count) }
    }),
  counts: read(async () => {
    const rows = await db
      .selectFrom('purchase_order').select(['status', ({ fn }) => fn.countAll<number | string>().as('count')]).groupBy('status').execute()
    return new Map(ORDER_STATUSES.flatMap((status) => {
      const row = rows.find((counted) => counted.status === status)
      return row === undefined ? [] : [[status, Number(row.count)] as const]
    }))
  }),
  buyersOf: (id, days) =>
    read(async () => {
      const ids = (await db.selectFrom('purchase_order').select('id')
        .where('token', 'in', db.selectFrom('order_line').select('order_token').where('product_id', '=', id))
        .orderBy('id').execute()).map((row) => row.id)
      const buyers: ProductBuyer[] = []
      for (let at = 0; at < ids.length; at += BATCH_SIZE) {
        const rows = await db.selectFrom('purchase_order').select(['token', 'body'])
          .where(sql<boolean>`id = any(${ids.slice(at, at + BATCH_SIZE)}::int[])`).orderBy('id').execute()
        buyers.push(...rows.flatMap((row) => productBuyers(toOrder(row), id, days)))
      }
      return buyers
    }),
})
