import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Transaction } from 'kysely'
import type { EmailChangeConfirmation, EmailChanges } from '../../../application/commerce/identity/email-changes.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import { customerRow, toBody, toCustomer } from '../customer/customer-row.ts'
import { moveConsents } from '../customer/move-consents.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { writeMails } from '../mail/write-mails.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { secretHash } from '../rows/secret-hash.ts'
import { emailCodec } from '../rows/value-codecs.ts'
import type { Tables } from '../tables.ts'
import { endParts } from './end-parts.ts'
import { lockCanonicalEmail } from '../customer/lock-canonical-email.ts'
import { beginSession } from '../customer/begin-session.ts'
import { signedInAccount } from '../customer/signed-in-account.ts'

const confirmChange = (db: Kysely<Tables>, { token, accountId, brandChannel, at }: EmailChangeConfirmation) =>
  db
    .selectFrom('email_change')
    .select('email')
    .where('hash', '=', secretHash(token))
    .where('account_id', '=', accountId)
    .where('brand_channel', '=', brandChannel)
    .where('ends_at', '>', at)

const toEmail = (accountId: AccountId, email: string): Email => decodeRow(emailCodec, 'email_change', accountId, email)

/**
 * Locks all accounts with the new e-mail address and returns the account that changes its own; undefined if the address is verified for
 * another account. The lock on the address makes concurrent verifications and changes wait until this one is done.
 */
const ownerOf = async (tx: Transaction<Tables>, accountId: AccountId, email: Email): Promise<Customer | undefined> => {
  const canonicalEmail = canonicalEmailOf(email)
  await lockCanonicalEmail(tx, canonicalEmail)
  const taken = await tx
    .selectFrom('customer').select(['account_id', 'canonical_email', 'verified_at'])
    .where((where) => where.or([where('canonical_email', '=', canonicalEmail), where('account_id', '=', accountId)]))
    .orderBy('account_id').forUpdate().execute()
  if (taken.some((account) => account.account_id !== accountId && account.verified_at !== null)) return undefined
  const row = await customerRow(tx, accountId).executeTakeFirst()
  return row === undefined ? undefined : toCustomer(row)
}

/** Of several uses of one link only the first one succeeds. */
const consumeLink = async (tx: Transaction<Tables>, confirmation: EmailChangeConfirmation): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('email_change').where('account_id', '=', confirmation.accountId)
    .where('hash', '=', secretHash(confirmation.token)).executeTakeFirst()
  return numDeletedRows > 0n
}

const applyChange = async (tx: Transaction<Tables>, before: Customer, after: Customer, at: Date): Promise<void> => {
  const { accountId } = after
  const canonicalEmail = canonicalEmailOf(after.email)
  await tx
    .updateTable('customer').set({ canonical_email: canonicalEmail, body: toBody(after) })
    .where('account_id', '=', accountId)
    .execute()
  await tx.updateTable('customer').set({ verified_at: at }).where('account_id', '=', accountId).where('verified_at', 'is', null).execute()
  if (before.isVerified) await moveConsents(tx, before.email, after.email, at)
}

const accept = (db: Kysely<Tables>): EmailChanges['accept'] => (confirmation, { session, mails }) =>
  inTransaction(db, async (tx) => {
    const { accountId, at } = confirmation
    const confirmed = await confirmChange(tx, confirmation).executeTakeFirst()
    if (confirmed === undefined) return E.right(undefined)
    const email = toEmail(accountId, confirmed.email)
    const before = await ownerOf(tx, accountId, email)
    if (before === undefined || !(await consumeLink(tx, confirmation))) return E.right(undefined)
    await endParts(tx, { accountId, event: 'addressChanged', state: before.isVerified ? 'verified' : 'unverified' })
    const current = toCustomer(await customerRow(tx, accountId).executeTakeFirstOrThrow())
    const after: Customer = { ...current, email, isVerified: true }
    await applyChange(tx, before, after, at)
    await beginSession(tx, session)
    await writeMails(tx, mails(before, after))
    return E.right(after)
  })

export const makeEmailChanges = (db: Kysely<Tables>): EmailChanges => ({
  begin: ({ accountId, email, brandChannel, token, cancelToken, endsAt }, { session, mails }) =>
    inTransaction<NotSignedIn, void>(db, async (tx) => {
      if ((await signedInAccount(tx, accountId, session)) === undefined) return E.left({ _tag: 'NotSignedIn' })
      const row = {
        hash: secretHash(token), cancel_hash: secretHash(cancelToken), email, brand_channel: brandChannel, ends_at: endsAt,
      }
      await tx
        .insertInto('email_change').values({ account_id: accountId, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute()
      await writeMails(tx, mails)
      return E.right(undefined)
    }),
  pending: (accountId, at) =>
    read(async () => {
      const row = await db
        .selectFrom('email_change').select('email').where('account_id', '=', accountId).where('ends_at', '>', at).executeTakeFirst()
      return row === undefined ? undefined : toEmail(accountId, row.email)
    }),
  cancelByToken: (token) =>
    read(async () => {
      await db.deleteFrom('email_change').where('cancel_hash', '=', secretHash(token)).execute()
    }),
  cancel: (accountId) =>
    read(async () => {
      await db.deleteFrom('email_change').where('account_id', '=', accountId).execute()
    }),
  accept: accept(db),
})
