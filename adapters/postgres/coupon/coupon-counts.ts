import { sql, type Kysely } from 'kysely'
import type { CustomerKey } from '../../../domain/coupon/customer-key.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Tables } from '../tables.ts'

/** The condition of `countedAgainst`: for the owner of a verified account, orders of others with the same address count only once paid. */
const isCounted = (owner: AccountId | undefined) =>
  (owner === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(purchase_order.account_id is not distinct from ${owner} or purchase_order.status <> 'payment_pending')`)

/** How often this customer used a coupon; released uses do not count. */
export const usesOf = async (db: Kysely<Tables>, code: string, customer: CustomerKey, owner?: AccountId): Promise<number> => {
  const { count } = await db
    .selectFrom('coupon_use')
    .innerJoin('purchase_order', 'purchase_order.token', 'coupon_use.order_token')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('code', '=', code)
    .where('coupon_use.customer', '=', customer)
    .where('released_at', 'is', null)
    .where(isCounted(owner))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const hasOrdered = async (db: Kysely<Tables>, customer: CustomerKey, owner?: AccountId): Promise<boolean> => {
  const order = await db
    .selectFrom('purchase_order')
    .select('token')
    .where('customer', '=', customer)
    .where('status', '<>', 'cancelled')
    .where(isCounted(owner))
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
