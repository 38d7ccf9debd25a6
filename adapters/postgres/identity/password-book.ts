import * as E from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { PasswordBook } from '../../../application/commerce/identity/password-book.port.ts'
import { customerRow, toCustomer } from '../customer/customer-row.ts'
import { read } from '../database/ask.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { writeMails } from '../mail/write-mails.ts'
import type { Tables } from '../tables.ts'
import { beginSession } from './session-book.ts'

export const makePasswordBook = (db: Kysely<Tables>): PasswordBook => ({
  account: (accountId) =>
    read(async () => {
      const row = await customerRow(db, accountId).select('password_hash').executeTakeFirst()
      if (row === undefined) return undefined
      return { customer: toCustomer(row), ...(row.password_hash === null ? {} : { passwordHash: row.password_hash }) }
    }),
  begin: (session, checked) =>
    inTransaction(db, async (tx) => {
      // Waits for whoever is changing the password, and makes them wait, so that their end of all sessions finds this one.
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
  change: ({ before, after, session, mails }) =>
    inTransaction(db, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('customer')
        .set({ password_hash: after })
        .where('account_id', '=', session.accountId)
        .where('password_hash', '=', before)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return E.right(false)
      await tx.deleteFrom('mailbox_proof').where('account_id', '=', session.accountId).execute()
      await tx.deleteFrom('session').where('account_id', '=', session.accountId).execute()
      await beginSession(tx, session)
      await writeMails(tx, mails)
      return E.right(true)
    }),
})
