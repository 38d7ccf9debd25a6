import type { Kysely } from 'kysely'
import type { AttemptCounter } from '../../../application/commerce/attempts/attempt-counter.port.ts'
import { read } from '../database/ask.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'

/** No limit looks back further; milliseconds. */
const LONGEST_WINDOW = 60 * 60 * 1000

/** Keys name mailboxes and addresses, so only their hash is kept, and hardly longer than it counts. */
export const makeAttemptCounter = (db: Kysely<Tables>): AttemptCounter => ({
  note: (key, now, since) =>
    read(async () => {
      const hash = secretHash(key)
      await db.deleteFrom('attempt').where('at', '<=', new Date(now.getTime() - LONGEST_WINDOW)).execute()
      await db.insertInto('attempt').values({ key_hash: hash, at: now }).execute()
      const { count } = await db
        .selectFrom('attempt')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('key_hash', '=', hash)
        .where('at', '>', since)
        .executeTakeFirstOrThrow()
      return Number(count)
    }),
  forget: (key) =>
    read(async () => {
      await db.deleteFrom('attempt').where('key_hash', '=', secretHash(key)).execute()
    }),
})
