import * as E from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { Erasures } from '../../../application/commerce/privacy/erasures.port.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { endParts } from '../identity/end-parts.ts'
import { lockedAccount, signedInAccount, stateOf } from '../customer/signed-in-account.ts'
import { writeMails } from '../mail/write-mails.ts'
import { secretHash } from '../rows/secret-hash.ts'
import { recordAuditEntry } from '../staff/record-audit-entry.ts'
import type { Tables } from '../tables.ts'

export const makeErasures = (db: Kysely<Tables>): Erasures => ({
  begin: ({ accountId, brandChannel, locale, cancelToken, requestedAt, dueAt }, mails, { session, act: auditEntry }) =>
    inTransaction<NotSignedIn, void>(db, async (tx) => {
      const account = await (session === undefined ? lockedAccount(tx, accountId) : signedInAccount(tx, accountId, session))
      if (account === undefined) return E.left({ _tag: 'NotSignedIn' })
      const row = {
        cancel_hash: secretHash(cancelToken), brand_channel: brandChannel, locale, requested_at: requestedAt, due_at: dueAt,
      }
      await tx
        .insertInto('account_erasure').values({ account_id: accountId, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute()
      await endParts(tx, { accountId, event: 'deletionRequested', state: stateOf(account) })
      await writeMails(tx, mails)
      if (auditEntry !== undefined) await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
  pending: (accountId) =>
    read(async () =>
      (await db.selectFrom('account_erasure').select('due_at').where('account_id', '=', accountId).executeTakeFirst())?.due_at),
  cancelByLink: (token) =>
    read(async () => { await db.deleteFrom('account_erasure').where('cancel_hash', '=', secretHash(token)).execute() }),
  cancel: (accountId) => read(async () => { await db.deleteFrom('account_erasure').where('account_id', '=', accountId).execute() }),
})
