import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { sql, type Kysely } from 'kysely'
import type { OrderEarning, OrderHistory } from '../../../application/commerce/order/order-history.port.ts'
import type { OrderNotFound } from '../../../application/commerce/order/order-repository.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { runQuery, read } from '../database/run-query.ts'
import { orderStatusCodec } from './order-codec.ts'
import { toOrder } from './order-row.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { recordCodec } from '../rows/record-codec.ts'
import { LARGEST_NUMBER } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'

const orderNotFound: OrderNotFound = { _tag: 'NotFound', what: 'order' }

const earningCodec = recordCodec<OrderEarning>('OrderEarning', { status: orderStatusCodec }, { bonusPoints: t.number })

/** The day of the order's waiting reminder in the query. */
const reminderDay = sql<string | null>`(
  select r.day from reminder_alarm r
  where r.order_token = purchase_order.token and r.account_id = purchase_order.account_id and r.state = 'waiting'
)`.as('reminder_day')

const toDatedOrder = ({ reminder_day, ...row }: Parameters<typeof toOrder>[0] & { readonly reminder_day: string | null }): Order =>
  ({ ...toOrder(row), ...omitUndefined({ nextReminderDate: reminder_day ?? undefined }) })

export const makeOrderHistory = (db: Kysely<Tables>): OrderHistory => {
  const own = (owner: AccountId) => db.selectFrom('purchase_order').where('account_id', '=', owner)
  const newestFirst = (owner: AccountId) => own(owner).orderBy('created_at', 'desc').orderBy('id', 'desc')
  const countOf = (owner: AccountId) => own(owner).select(({ fn }) => fn.countAll<number | string>().as('total'))
  return {
    page: (owner, { page, itemsPerPage }) =>
      read(async () => {
        const rows = await newestFirst(owner).select(['token', 'body', reminderDay]).select(() => countOf(owner).as('total'))
          .limit(itemsPerPage).offset((page - 1) * itemsPerPage).execute()
        // A page after the last one has no row that states the number.
        const { total } = rows[0] ?? (page === 1 ? { total: 0 } : await countOf(owner).executeTakeFirstOrThrow())
        return { orders: rows.map(({ total: _total, ...row }) => toDatedOrder(row)), total: Number(total) }
      }),
    all: (owner) => read(async () => (await newestFirst(owner).select(['token', 'body']).execute()).map(toOrder)),
    earnings: (owner) =>
      read(async () => {
        const rows = await own(owner).select(['token', 'status', sql<number | null>`body->'bonusPoints'`.as('points')]).execute()
        return rows.map(({ token, status, points }) =>
          decodeRow(earningCodec, 'purchase_order', token, omitUndefined({ status, bonusPoints: points ?? undefined })))
      }),
    order: (owner, id) =>
      runQuery(async () => {
        if (!Number.isInteger(id) || id < 1 || id > LARGEST_NUMBER) return E.left(orderNotFound)
        const row = await own(owner).select(['token', 'body', reminderDay]).where('id', '=', id).executeTakeFirst()
        return row === undefined ? E.left(orderNotFound) : E.right(toDatedOrder(row))
      }),
  }
}
