import { sql, type Transaction } from 'kysely'
import type { Payer } from '../../../application/commerce/order/order-repository.port.ts'
import type { Order } from '../../../domain/order/order.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'
import { toOrder } from './order-row.ts'

/** The names of the locks that serialise orders of the same payer. */
export const lockNames = ({ customer, owner, network }: Payer): readonly string[] =>
  [
    `customer ${customer}`, ...(owner === undefined ? [] : [`account ${owner}`]),
    ...(network === undefined ? [] : [`network ${secretHash(network)}`]),
  ].toSorted()

/** Locks the payer's e-mail address, account and client network until the transaction ends; always in the same order. */
const lockPayer = async (tx: Transaction<Tables>, payer: Payer): Promise<void> => {
  for (const name of lockNames(payer)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/**
 * The orders of a payer, newest first. Read in a statement after the lock, so that concurrent orders that finished meanwhile are included.
 */
export const earlierOrders = async (tx: Transaction<Tables>, payer: Payer): Promise<readonly Order[]> => {
  await lockPayer(tx, payer)
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

/** The unpaid orders of a client network; read after its lock was taken. */
export const unpaidOfNetwork = async (tx: Transaction<Tables>, { network }: Payer): Promise<readonly Order[]> => {
  if (network === undefined) return []
  const rows = await tx
    .selectFrom('purchase_order').select(['token', 'body'])
    .where('status', '=', 'payment_pending').where('network_hash', '=', secretHash(network)).execute()
  return rows.map(toOrder)
}
