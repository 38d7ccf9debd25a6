import { sql, type Transaction } from 'kysely'
import type { Payer } from '../../../application/commerce/order/order-book.port.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Tables } from '../tables.ts'
import { toOrder } from './order-row.ts'

/** Lets nobody else order for this mailbox or this customer before the transaction ends; always in the same order. */
const oneAfterTheOther = async (tx: Transaction<Tables>, { customer, owner }: Payer): Promise<void> => {
  const names = [`mailbox ${customer}`, ...(owner === undefined ? [] : [`account ${owner}`])]
  for (const name of names.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** The orders of a payer, the newest first; read in a statement after the lock, so that it sees what others finished meanwhile. */
export const earlierOrders = async (tx: Transaction<Tables>, payer: Payer): Promise<readonly Order[]> => {
  await oneAfterTheOther(tx, payer)
  const rows = await tx
    .selectFrom('purchase_order')
    .select(['token', 'body'])
    .where((where) => where.or([
      where('customer', '=', payer.customer),
      ...(payer.owner === undefined ? [] : [where('account_id', '=', payer.owner)]),
    ]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toOrder)
}
