import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Transaction } from 'kysely'
import type { EmailLinks, EmailLinkUse, ProofEffect } from '../../../application/commerce/identity/email-links.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import { eventOfLink } from '../../../domain/identity/account-life.ts'
import type { ProofPurpose } from '../../../domain/identity/email-link.ts'
import type { RevocableMethods } from '../../../domain/identity/revocable-methods.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { customerRow, defaultAddress, toCustomer } from '../customer/customer-row.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { writeMails } from '../mail/write-mails.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'
import { endParts } from './end-parts.ts'
import { lockCanonicalEmail } from '../customer/lock-canonical-email.ts'
import { beginSession } from '../customer/begin-session.ts'
import { lockedAccount, stateOf } from '../customer/signed-in-account.ts'

const takeLink = (db: Kysely<Tables>, { token, purpose, brandChannel, at }: EmailLinkUse) =>
  db
    .selectFrom('email_link')
    .innerJoin('customer', (join) => join
      .onRef('customer.account_id', '=', 'email_link.account_id')
      .onRef('customer.canonical_email', '=', 'email_link.canonical_email'))
    .where('email_link.hash', '=', secretHash(token))
    .where('email_link.purpose', '=', purpose)
    .where('email_link.brand_channel', '=', brandChannel)
    .where('email_link.ends_at', '>', at)

type Claimant = { readonly account_id: string; readonly verified_at: Date | null; readonly password_hash: string | null }

/** The account of this link; every account that claims the same e-mail address is locked until the link has been used. */
const claimantOf = async (tx: Transaction<Tables>, use: EmailLinkUse): Promise<Claimant | undefined> => {
  const used = await takeLink(tx, use).select(['customer.account_id', 'customer.canonical_email']).executeTakeFirst()
  if (used === undefined) return undefined
  await lockCanonicalEmail(tx, used.canonical_email)
  const claimants = await tx
    .selectFrom('customer').select(['account_id', 'verified_at', 'password_hash'])
    .where('canonical_email', '=', used.canonical_email).orderBy('account_id').forUpdate().execute()
  const isTaken = claimants.some((claimant) => claimant.verified_at !== null && claimant.account_id !== used.account_id)
  return isTaken ? undefined : claimants.find((claimant) => claimant.account_id === used.account_id)
}

/** Of several uses of one link only the first one succeeds. */
const consumeLink = (tx: Transaction<Tables>, { token, at }: EmailLinkUse) =>
  tx
    .deleteFrom('email_link').where('hash', '=', secretHash(token)).where('ends_at', '>', at).returning('registers').executeTakeFirst()

const isOnlySession = async (tx: Transaction<Tables>, accountId: string, session: SessionToken | undefined): Promise<boolean> => {
  const all = await tx.selectFrom('session').select('hash').where('account_id', '=', accountId).execute()
  return session !== undefined && all.length === 1 && all[0]?.hash === secretHash(session)
}

/**
 * Whether the link was used by the person who created the account: it has neither password nor provider and was created with this link, or
 * the current session is its only one.
 */
const isRegistrant = async (
  tx: Transaction<Tables>, { account_id: id, password_hash: password }: Claimant, registers: boolean, session: SessionToken | undefined,
): Promise<boolean> => {
  if (await isOnlySession(tx, id, session)) return true
  if (!registers || password !== null) return false
  return (await tx.selectFrom('linked_identity').select('subject').where('account_id', '=', id).executeTakeFirst()) === undefined
}

const applyLink = async (
  tx: Transaction<Tables>, claimant: Claimant, registers: boolean, at: Date, { passwordHash, isRevoking, session, locale }: ProofEffect,
): Promise<RevocableMethods> => {
  const { account_id: id, verified_at: verifiedAt } = claimant
  const accountId = id as AccountId
  const event = eventOfLink({
    isVerified: verifiedAt !== null, choosesPassword: passwordHash !== undefined,
    isRegistrant: verifiedAt === null && (await isRegistrant(tx, claimant, registers, session)),
  })
  await tx.updateTable('customer').set({ verified_at: verifiedAt ?? at }).where('account_id', '=', id).execute()
  const removed = await endParts(tx, {
    accountId, event, state: stateOf(claimant), ...omitUndefined({ isRevoking, locale }),
  })
  if (passwordHash !== undefined)
    await tx.updateTable('customer').set({ password_hash: passwordHash }).where('account_id', '=', id).execute()
  return removed
}

const accept = (db: Kysely<Tables>) => (use: EmailLinkUse, effect: ProofEffect) =>
  inTransaction(db, async (tx) => {
    const claimant = await claimantOf(tx, use)
    const link = claimant === undefined ? undefined : await consumeLink(tx, use)
    if (claimant === undefined || link === undefined) return E.right(undefined)
    const removed = await applyLink(tx, claimant, link.registers, use.at, effect)
    const owner = toCustomer(await customerRow(tx, claimant.account_id as AccountId).executeTakeFirstOrThrow())
    if (effect.begins !== undefined) await beginSession(tx, { ...effect.begins, accountId: owner.accountId })
    await writeMails(tx, effect.mails({ owner, removed }))
    return E.right({ owner, removed })
  })

/**
 * An id that no account has. Without an account the same statements run with it, so that the response time does not reveal whether an
 * account exists.
 */
const NO_ACCOUNT = '' as AccountId

/** Only the newest link of a purpose works. Concurrent requests are written one after the other. */
const deleteOlder = async (tx: Transaction<Tables>, purpose: ProofPurpose, accountId: AccountId = NO_ACCOUNT): Promise<void> => {
  await lockedAccount(tx, accountId)
  await tx.deleteFrom('email_link').where('account_id', '=', accountId).where('purpose', '=', purpose).execute()
}

export const makeEmailLinks = (db: Kysely<Tables>): EmailLinks => ({
  begin: ({ token, purpose, brandChannel, email, accountId, endsAt, registers = false }, mail) =>
    inTransaction(db, async (tx) => {
      await deleteOlder(tx, purpose, accountId)
      await tx
        .insertInto('email_link')
        .values({
          hash: secretHash(token), purpose, brand_channel: brandChannel, canonical_email: canonicalEmailOf(email),
          account_id: accountId ?? null,
          ends_at: endsAt, registers,
        })
        .execute()
      await writeMails(tx, [mail])
      return E.right(undefined)
    }),
  peek: (use) =>
    read(async () => {
      const row = await takeLink(db, use)
        .where((where) => where.not(where.exists(
          where.selectFrom('customer as other').select('other.account_id')
            .whereRef('other.canonical_email', '=', 'customer.canonical_email')
            .whereRef('other.account_id', '<>', 'customer.account_id')
            .where('other.verified_at', 'is not', null),
        )))
        .select(['customer.account_id', 'customer.body', 'customer.verified_at', defaultAddress])
        .executeTakeFirst()
      return row === undefined ? undefined : toCustomer(row)
    }),
  accept: accept(db),
})
