import * as E from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { OrderHistory } from '../../../application/commerce/order/order-history.port.ts'
import type { OrderNotFound } from '../../../application/commerce/order/order-repository.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { runQuery, read } from '../database/run-query.ts'
import { toOrder } from './order-row.ts'
import { LARGEST_NUMBER } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'

const orderNotFound: OrderNotFound = { _tag: 'NotFound', what: 'order' }

export const makeOrderHistory = (db: Kysely<Tables>): OrderHistory => {
  const own = (owner: AccountId) => db.selectFrom('purchase_order').where('account_id', '=', owner)
  const newestFirst = (owner: AccountId) =>
    own(owner).select(['token', 'body']).orderBy('created_at', 'desc').orderBy('id', 'desc')
  return {
    page: (owner, { page, itemsPerPage }) =>
      read(async () => {
        const rows = await newestFirst(owner).limit(itemsPerPage).offset((page - 1) * itemsPerPage).execute()
        const { count } = await own(owner)
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .executeTakeFirstOrThrow()
        return { orders: rows.map(toOrder), total: Number(count) }
      }),
    all: (owner) => read(async () => (await newestFirst(owner).execute()).map(toOrder)),
    order: (owner, id) =>
      runQuery(async () => {
        if (!Number.isInteger(id) || id < 1 || id > LARGEST_NUMBER) return E.left(orderNotFound)
        const row = await own(owner).select(['token', 'body']).where('id', '=', id).executeTakeFirst()
        return row === undefined ? E.left(orderNotFound) : E.right(toOrder(row))
      }),
  }
}
