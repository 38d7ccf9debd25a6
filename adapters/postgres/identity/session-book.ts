import type { Kysely } from 'kysely'
import type { NewSession, SessionBook } from '../../../application/commerce/identity/session-book.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { read } from '../database/ask.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'

export const beginSession = async (db: Kysely<Tables>, { token, accountId, endsAt }: NewSession): Promise<void> => {
  await db.insertInto('session').values({ hash: secretHash(token), account_id: accountId, ends_at: endsAt }).execute()
}

export const makeSessionBook = (db: Kysely<Tables>): SessionBook => ({
  begin: (session) => read(() => beginSession(db, session)),
  holder: (token, now) =>
    read(async () => {
      const row = await db
        .selectFrom('session')
        .select('account_id')
        .where('hash', '=', secretHash(token))
        .where('ends_at', '>', now)
        .executeTakeFirst()
      return row === undefined ? undefined : (row.account_id as AccountId)
    }),
  end: (token) =>
    read(async () => {
      await db.deleteFrom('session').where('hash', '=', secretHash(token)).execute()
    }),
})
