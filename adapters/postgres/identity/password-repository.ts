import * as E from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { PasswordRepository } from '../../../application/commerce/identity/password-repository.port.ts'
import { customerRow, toCustomer } from '../customer/customer-row.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { writeMails } from '../mail/write-mails.ts'
import type { Tables } from '../tables.ts'
import { endParts } from './end-parts.ts'
import { beginSession } from '../customer/begin-session.ts'
import { lockedAccount, stateOf } from '../customer/signed-in-account.ts'

export const makePasswordRepository = (db: Kysely<Tables>): PasswordRepository => ({
  account: (accountId) =>
    read(async () => {
      const row = await customerRow(db, accountId).select('password_hash').executeTakeFirst()
      if (row === undefined) return undefined
      return { customer: toCustomer(row), ...(row.password_hash === null ? {} : { passwordHash: row.password_hash }) }
    }),
  begin: (session, checked) =>
    inTransaction(db, async (tx) => {
      // The lock serialises this with a concurrent change of the password, so that ending all sessions also ends this one.
      const account = await tx
        .selectFrom('customer')
        .select('account_id')
        .where('account_id', '=', session.accountId)
        .where('password_hash', '=', checked)
        .forShare()
        .executeTakeFirst()
      if (account !== undefined) await beginSession(tx, session)
      return E.right(account !== undefined)
    }),
  change: ({ before, after, session, isRevoking, mails }) =>
    inTransaction(db, async (tx) => {
      const { accountId } = session
      const account = await lockedAccount(tx, accountId)
      if (account?.password_hash !== before) return E.right(false)
      await tx.updateTable('customer').set({ password_hash: after }).where('account_id', '=', accountId).execute()
      const removed = await endParts(tx, { accountId, isRevoking, event: 'passwordChanged', state: stateOf(account) })
      await beginSession(tx, session)
      await writeMails(tx, mails(removed))
      return E.right(true)
    }),
})
