import type { Kysely } from 'kysely'
import type { CustomerKey } from '../../../domain/coupon/customer-key.ts'
import type { Tables } from '../tables.ts'

/** How often this customer used a voucher; what was given back does not count. */
export const usesOf = async (db: Kysely<Tables>, code: string, customer: CustomerKey): Promise<number> => {
  const { count } = await db
    .selectFrom('coupon_use')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('code', '=', code)
    .where('customer', '=', customer)
    .where('given_back_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const hasOrdered = async (db: Kysely<Tables>, customer: CustomerKey): Promise<boolean> => {
  const order = await db
    .selectFrom('purchase_order')
    .select('token')
    .where('customer', '=', customer)
    .where('status', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
