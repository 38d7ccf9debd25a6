import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Transaction } from 'kysely'
import type { MailboxProofs, ProofAnswer, ProofEffect } from '../../../application/commerce/identity/mailbox-proofs.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import { customerRow, defaultAddress, toCustomer } from '../customer/customer-row.ts'
import { read } from '../database/ask.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { writeMails } from '../mail/write-mails.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'
import { holdMailbox } from './hold-mailbox.ts'

const answered = (db: Kysely<Tables>, { token, purpose, brandChannel, at }: ProofAnswer) =>
  db
    .selectFrom('mailbox_proof')
    .innerJoin('customer', (join) => join
      .onRef('customer.account_id', '=', 'mailbox_proof.account_id')
      .onRef('customer.mailbox', '=', 'mailbox_proof.mailbox'))
    .where('mailbox_proof.hash', '=', secretHash(token))
    .where('mailbox_proof.purpose', '=', purpose)
    .where('mailbox_proof.brand_channel', '=', brandChannel)
    .where('mailbox_proof.ends_at', '>', at)

type Claimant = { readonly account_id: string; readonly proven_at: Date | null }

/** Whose letter this is, with everybody who claims the same mailbox waiting until the answer is taken. */
const claimantOf = async (tx: Transaction<Tables>, answer: ProofAnswer): Promise<Claimant | undefined> => {
  const asked = await answered(tx, answer).select(['customer.account_id', 'customer.mailbox']).executeTakeFirst()
  if (asked === undefined) return undefined
  await holdMailbox(tx, asked.mailbox)
  const claimants = await tx
    .selectFrom('customer').select(['account_id', 'proven_at']).where('mailbox', '=', asked.mailbox).orderBy('account_id').forUpdate()
    .execute()
  const isTaken = claimants.some((one) => one.proven_at !== null && one.account_id !== asked.account_id)
  return isTaken ? undefined : claimants.find((one) => one.account_id === asked.account_id)
}

/** Of many answers with one letter the first one finds it. */
const useUp = async (tx: Transaction<Tables>, { token, at }: ProofAnswer): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('mailbox_proof').where('hash', '=', secretHash(token)).where('ends_at', '>', at).executeTakeFirst()
  return numDeletedRows > 0n
}

const give = async (
  tx: Transaction<Tables>, { account_id: id, proven_at: provenAt }: Claimant, at: Date, passwordHash: string | undefined,
): Promise<void> => {
  const isNew = passwordHash !== undefined || provenAt === null
  await tx
    .updateTable('customer')
    .set({ proven_at: provenAt ?? at, ...(isNew ? { password_hash: passwordHash ?? null } : {}) })
    .where('account_id', '=', id)
    .execute()
  await tx.deleteFrom('mailbox_proof').where('account_id', '=', id).execute()
  if (provenAt === null) await tx.deleteFrom('linked_identity').where('account_id', '=', id).execute()
  if (isNew) await tx.deleteFrom('session').where('account_id', '=', id).execute()
}

const accept = (db: Kysely<Tables>) => (answer: ProofAnswer, { passwordHash, mails }: ProofEffect) =>
  inTransaction(db, async (tx) => {
    const claimant = await claimantOf(tx, answer)
    if (claimant === undefined || !(await useUp(tx, answer))) return E.right(undefined)
    await give(tx, claimant, answer.at, passwordHash)
    const owner = toCustomer(await customerRow(tx, claimant.account_id as AccountId).executeTakeFirstOrThrow())
    await writeMails(tx, mails(owner))
    return E.right(owner)
  })

export const makeMailboxProofs = (db: Kysely<Tables>): MailboxProofs => ({
  begin: ({ token, purpose, brandChannel, email, accountId, endsAt }, letter) =>
    inTransaction(db, async (tx) => {
      await tx
        .insertInto('mailbox_proof')
        .values({
          hash: secretHash(token), purpose, brand_channel: brandChannel, mailbox: mailboxOf(email), account_id: accountId ?? null,
          ends_at: endsAt,
        })
        .execute()
      await writeMails(tx, [letter])
      return E.right(undefined)
    }),
  look: (answer) =>
    read(async () => {
      const row = await answered(db, answer)
        .where((given) => given.not(given.exists(
          given.selectFrom('customer as other').select('other.account_id')
            .whereRef('other.mailbox', '=', 'customer.mailbox')
            .whereRef('other.account_id', '<>', 'customer.account_id')
            .where('other.proven_at', 'is not', null),
        )))
        .select(['customer.account_id', 'customer.body', 'customer.proven_at', defaultAddress])
        .executeTakeFirst()
      return row === undefined ? undefined : toCustomer(row)
    }),
  accept: accept(db),
})
