import { sql, type Kysely } from 'kysely'
import type { SessionRepository } from '../../../application/commerce/identity/session-repository.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { hourOf } from '../../../domain/identity/session-entry.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import { beginSession } from '../customer/begin-session.ts'
import { batched } from '../database/batched.ts'
import { read } from '../database/run-query.ts'
import { anyOf } from '../rows/any-of.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'

/** A row is written at most once an hour, however often its session is used. */
const noteUse = async (db: Kysely<Tables>, token: SessionToken, now: Date): Promise<void> => {
  const hour = hourOf(now)
  await db.updateTable('session').set({ used_at: hour }).where('hash', '=', secretHash(token)).where('used_at', '<', hour).execute()
}

export const makeSessionRepository = (db: Kysely<Tables>): SessionRepository => {
  // A page calls several operations, each of which looks up its caller; those of one turn of the event loop are read by one statement.
  const rows = batched(async (hashes: readonly string[]) => {
    const all = await db
      .selectFrom('session')
      .select(['hash', 'account_id', 'used_at', 'ends_at'])
      .where(sql<boolean>`hash = ${anyOf(hashes)}`)
      .execute()
    return new Map(all.map((row) => [row.hash, row]))
  })
  return {
    begin: (session) => read(() => beginSession(db, session)),
    holder: (token, now) =>
      read(async () => {
        const hash = secretHash(token)
        const row = (await rows([hash])).get(hash)
        if (row === undefined || row.ends_at <= now) return undefined
        if (row.used_at < hourOf(now)) await noteUse(db, token, now)
        return row.account_id as AccountId
      }),
    end: (token) =>
      read(async () => {
        await db.deleteFrom('session').where('hash', '=', secretHash(token)).execute()
      }),
  }
}
