import { sql, type Kysely } from 'kysely'
import type { AttemptCounter } from '../../../application/commerce/attempts/attempt-counter.port.ts'
import { read } from '../database/run-query.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'

/** Rows deleted per statement, so that no statement holds locks for long. */
const BATCH_SIZE = 5000

/** Keys contain e-mail addresses and IP addresses, so only their hash is stored, and only until the attempt expires. */
export const makeAttemptCounter = (db: Kysely<Tables>): AttemptCounter => {
  const attemptsOf = async (hash: string, since: Date): Promise<number> => {
    const { count } = await db
      .selectFrom('attempt')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('key_hash', '=', hash)
      .where('at', '>', since)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  return {
    note: (key, now, since) =>
      read(async () => {
        const hash = secretHash(key)
        const endsAt = new Date(2 * now.getTime() - since.getTime())
        await db.insertInto('attempt').values({ key_hash: hash, at: now, ends_at: endsAt }).execute()
        return attemptsOf(hash, since)
      }),
    count: (key, since) => read(() => attemptsOf(secretHash(key), since)),
    reset: (key) =>
      read(async () => {
        await db.deleteFrom('attempt').where('key_hash', '=', secretHash(key)).execute()
      }),
    sweep: (now) =>
      read(async () => {
        const { numAffectedRows = 0n } = await sql`delete from attempt where ctid = any(array(
          select ctid from attempt where ends_at <= ${now} limit ${sql.lit(BATCH_SIZE)} for update skip locked))`.execute(db)
        return numAffectedRows >= BigInt(BATCH_SIZE)
      }),
  }
}
