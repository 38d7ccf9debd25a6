import type { Kysely } from 'kysely'
import type { NewSession } from '../../../application/commerce/identity/session-repository.port.ts'
import { hourOf } from '../../../domain/identity/session-entry.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'

export const beginSession = async (
  db: Kysely<Tables>, { token, id, accountId, device: { browser, system }, since, endsAt }: NewSession,
): Promise<void> => {
  await db
    .insertInto('session')
    .values({
      hash: secretHash(token), id, account_id: accountId, browser, system, began_at: since, used_at: hourOf(since), ends_at: endsAt,
    })
    .execute()
}
