import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** Locks an e-mail address until the transaction ends: no other transaction can verify it or change to it meanwhile. */
export const lockCanonicalEmail = async (tx: Transaction<Tables>, canonicalEmail: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`owner of ${canonicalEmail}`}, 0))`.execute(tx)
}
