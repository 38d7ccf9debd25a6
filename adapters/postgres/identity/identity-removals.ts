import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { IdentityRemovals } from '../../../application/commerce/identity/identity-removals.port.ts'
import { SOCIAL_PROVIDERS } from '../../../domain/identity/social-provider.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Tables } from '../tables.ts'

const deleteRelinked = (tx: Transaction<Tables>): Promise<unknown> =>
  tx
    .deleteFrom('identity_removal')
    .using('linked_identity')
    .whereRef('linked_identity.provider', '=', 'identity_removal.provider')
    .whereRef('linked_identity.subject', '=', 'identity_removal.subject')
    .execute()

export const makeIdentityRemovals = (db: Kysely<Tables>): IdentityRemovals => ({
  take: ({ now, limit, again }) =>
    inTransaction(db, async (tx) => {
      await deleteRelinked(tx)
      const rows = await tx
        .selectFrom('identity_removal').select(['provider', 'subject', 'attempts'])
        .where('provider', 'in', SOCIAL_PROVIDERS)
        .where((where) => where.or([where('retry_at', 'is', null), where('retry_at', '<=', now)]))
        .orderBy('provider').orderBy('subject').limit(limit).modifyEnd(sql`for update skip locked`).execute()
      for (const { provider, subject, attempts } of rows)
        await tx.updateTable('identity_removal').set({ attempts: attempts + 1, retry_at: again(attempts + 1) })
          .where('provider', '=', provider).where('subject', '=', subject).execute()
      return E.right(rows.flatMap(({ provider: name, subject }) =>
        SOCIAL_PROVIDERS.filter((candidate) => candidate === name).map((provider) => ({ provider, subject }))))
    }),
  done: ({ provider, subject }) =>
    read(async () => {
      await db.deleteFrom('identity_removal').where('provider', '=', provider).where('subject', '=', subject).execute()
    }),
})
