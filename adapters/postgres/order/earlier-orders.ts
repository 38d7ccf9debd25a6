import { sql, type Transaction } from 'kysely'
import type { Payer } from '../../../application/commerce/order/order-book.port.ts'
import type { Order } from '../../../domain/order/order.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'
import { toOrder } from './order-row.ts'

/** Under these names buyers wait for each other. */
export const lockNames = ({ customer, owner, network }: Payer): readonly string[] =>
  [
    `mailbox ${customer}`, ...(owner === undefined ? [] : [`account ${owner}`]),
    ...(network === undefined ? [] : [`network ${secretHash(network)}`]),
  ].toSorted()

/** Lets nobody else order for this mailbox, this customer or from this network before the transaction ends; always in the same order. */
const oneAfterTheOther = async (tx: Transaction<Tables>, payer: Payer): Promise<void> => {
  for (const name of lockNames(payer)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
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

/** The orders of a client network that wait for their money; read after its lock was taken. */
export const unpaidOfNetwork = async (tx: Transaction<Tables>, { network }: Payer): Promise<readonly Order[]> => {
  if (network === undefined) return []
  const rows = await tx
    .selectFrom('purchase_order').select(['token', 'body'])
    .where('status', '=', 'payment_pending').where('network_hash', '=', secretHash(network)).execute()
  return rows.map(toOrder)
}
