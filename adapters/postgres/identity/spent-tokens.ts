import type { Kysely } from 'kysely'
import type { SpentTokens } from '../../../application/commerce/identity/spent-tokens.port.ts'
import { read } from '../database/run-query.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'

export const makeSpentTokens = (db: Kysely<Tables>): SpentTokens => ({
  spend: (token, endsAt) =>
    read(async () => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('used_token').values({ hash: secretHash(token), ends_at: endsAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    }),
})
