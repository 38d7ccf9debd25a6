import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** Lets nobody else come by this mailbox before the transaction ends: what is asked afterwards sees whose it is by then. */
export const lockCanonicalEmail = async (tx: Transaction<Tables>, canonicalEmail: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`owner of ${canonicalEmail}`}, 0))`.execute(tx)
}
