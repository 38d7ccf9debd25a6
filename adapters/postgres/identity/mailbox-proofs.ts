import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Transaction } from 'kysely'
import type { MailboxProofs } from '../../../application/commerce/identity/mailbox-proofs.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { ProofToken } from '../../../domain/identity/mailbox-proof.ts'
import { customerRow, toCustomer } from '../customer/customer-row.ts'
import { read } from '../database/ask.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { writeMails } from '../mail/write-mails.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'

/** Whose letter this is, with everybody who claims the same mailbox waiting until the answer is taken. */
const claimantOf = async (tx: Transaction<Tables>, token: ProofToken, now: Date): Promise<AccountId | undefined> => {
  const asked = await tx
    .selectFrom('mailbox_proof')
    .innerJoin('customer', 'customer.account_id', 'mailbox_proof.account_id')
    .select(['customer.account_id', 'customer.mailbox'])
    .where('mailbox_proof.hash', '=', secretHash(token))
    .where('mailbox_proof.ends_at', '>', now)
    .executeTakeFirst()
  if (asked === undefined) return undefined
  const claimants = await tx
    .selectFrom('customer').select('proven_at').where('mailbox', '=', asked.mailbox).orderBy('account_id').forUpdate().execute()
  return claimants.some(({ proven_at: at }) => at !== null) ? undefined : (asked.account_id as AccountId)
}

const isOpen = (db: Kysely<Tables>): MailboxProofs['isOpen'] => (token, now) =>
  read(async () => {
    const open = await db
      .selectFrom('mailbox_proof')
      .innerJoin('customer', 'customer.account_id', 'mailbox_proof.account_id')
      .select('customer.account_id')
      .where('mailbox_proof.hash', '=', secretHash(token))
      .where('mailbox_proof.ends_at', '>', now)
      .where((given) => given.not(given.exists(
        given.selectFrom('customer as owner').select('owner.account_id')
          .whereRef('owner.mailbox', '=', 'customer.mailbox').where('owner.proven_at', 'is not', null),
      )))
      .executeTakeFirst()
    return open !== undefined
  })

const accept = (db: Kysely<Tables>): MailboxProofs['accept'] => (token, passwordHash, now) =>
  inTransaction(db, async (tx) => {
    const accountId = await claimantOf(tx, token, now)
    if (accountId === undefined) return E.right(undefined)
    await tx.updateTable('customer').set({ proven_at: now, password_hash: passwordHash }).where('account_id', '=', accountId).execute()
    await tx.deleteFrom('mailbox_proof').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('session').where('account_id', '=', accountId).execute()
    return E.right(toCustomer(await customerRow(tx, accountId).executeTakeFirstOrThrow()))
  })

export const makeMailboxProofs = (db: Kysely<Tables>): MailboxProofs => ({
  begin: ({ token, accountId, endsAt }, letter) =>
    inTransaction(db, async (tx) => {
      await tx.insertInto('mailbox_proof').values({ hash: secretHash(token), account_id: accountId, ends_at: endsAt }).execute()
      await writeMails(tx, [letter])
      return E.right(undefined)
    }),
  isOpen: isOpen(db),
  accept: accept(db),
})
