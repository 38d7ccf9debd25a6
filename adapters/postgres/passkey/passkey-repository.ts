import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Transaction } from 'kysely'
import type { NewPasskey, PasskeyRepository } from '../../../application/commerce/passkey/passkey-repository.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { hourOf } from '../../../domain/identity/session-entry.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import { MAX_PASSKEYS, type PasskeyId } from '../../../domain/passkey/passkey.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { beginSession } from '../customer/begin-session.ts'
import { signedInAccount } from '../customer/signed-in-account.ts'
import { writeMails } from '../mail/write-mails.ts'
import type { Tables } from '../tables.ts'

const NOT_SIGNED_IN: RefusalBy<'NotSignedIn'> = { _tag: 'NotSignedIn' }

const refusalOf = async (
  tx: Transaction<Tables>, owner: AccountId, session: SessionToken,
): Promise<RefusalBy<'EmailUnverified' | 'NotSignedIn' | 'TooManyPasskeys'> | undefined> => {
  const account = await signedInAccount(tx, owner, session)
  if (account === undefined) return NOT_SIGNED_IN
  if (account.verified_at === null) return { _tag: 'EmailUnverified' }
  const { count } = await tx
    .selectFrom('passkey').select(({ fn }) => fn.countAll().as('count')).where('account_id', '=', owner).executeTakeFirstOrThrow()
  return Number(count) >= MAX_PASSKEYS ? { _tag: 'TooManyPasskeys', maximum: MAX_PASSKEYS } : undefined
}

const insert = async (tx: Transaction<Tables>, passkey: NewPasskey): Promise<boolean> => {
  const { id, accountId, credential, publicKey, counter, name, host, since } = passkey
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkey')
    .values({
      id, account_id: accountId, credential, public_key: publicKey, counter, name, host, added_at: since, used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const makePasskeyRepository = (db: Kysely<Tables>): PasskeyRepository => ({
  list: (owner) =>
    read(async () => {
      const rows = await db
        .selectFrom('passkey')
        .select(['id', 'name', 'host', 'added_at', 'used_at', 'credential'])
        .where('account_id', '=', owner)
        .orderBy('added_at').orderBy('id')
        .execute()
      return rows.map(({ id, name, host, credential, added_at: since, used_at: lastUsed }) =>
        ({ id: id as PasskeyId, name, host, since, credential, ...(lastUsed === null ? {} : { lastUsed }) }))
    }),
  find: (credential, host) =>
    read(async () => {
      const row = await db
        .selectFrom('passkey')
        .select(['id', 'account_id', 'public_key', 'counter'])
        .where('credential', '=', credential)
        .where('host', '=', host)
        .executeTakeFirst()
      return row === undefined ? undefined : {
        id: row.id as PasskeyId, accountId: row.account_id as AccountId, credential,
        publicKey: row.public_key, counter: Number(row.counter),
      }
    }),
  add: (passkey, { session, mails }) =>
    inTransaction(db, async (tx) => {
      const refusal = await refusalOf(tx, passkey.accountId, session)
      if (refusal !== undefined) return E.left(refusal)
      if (!(await insert(tx, passkey))) return E.left<RefusalBy<'PasskeyExists'>>({ _tag: 'PasskeyExists' })
      await writeMails(tx, mails)
      return E.right(undefined)
    }),
  remove: (owner, id, { session, mails }) =>
    inTransaction(db, async (tx) => {
      if ((await signedInAccount(tx, owner, session)) === undefined) return E.left(NOT_SIGNED_IN)
      const { numDeletedRows } = await tx
        .deleteFrom('passkey').where('account_id', '=', owner).where('id', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) return E.left<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'passkey' })
      await writeMails(tx, mails)
      return E.right(undefined)
    }),
  begin: (session, { id, counter }) =>
    inTransaction(db, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('passkey')
        .set({ counter, used_at: hourOf(session.since) })
        .where('id', '=', id)
        .where('account_id', '=', session.accountId)
        .where((where) => counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter))
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return E.right(false)
      await beginSession(tx, session)
      return E.right(true)
    }),
})
