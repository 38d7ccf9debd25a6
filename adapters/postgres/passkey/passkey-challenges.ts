import type { Kysely } from 'kysely'
import type { PasskeyChallenges } from '../../../application/commerce/passkey/passkey-challenges.port.ts'
import { read } from '../database/run-query.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'

export const makePasskeyChallenges = (db: Kysely<Tables>): PasskeyChallenges => ({
  store: ({ challenge, purpose, holder }, endsAt) =>
    read(async () => {
      await db
        .insertInto('passkey_challenge')
        .values({ hash: secretHash(challenge), purpose, holder_hash: secretHash(holder), ends_at: endsAt })
        .execute()
    }),
  take: ({ challenge, purpose, holder }, at) =>
    read(async () => {
      const { numDeletedRows } = await db
        .deleteFrom('passkey_challenge')
        .where('hash', '=', secretHash(challenge))
        .where('purpose', '=', purpose)
        .where('holder_hash', '=', secretHash(holder))
        .where('ends_at', '>', at)
        .executeTakeFirst()
      return numDeletedRows > 0n
    }),
})
