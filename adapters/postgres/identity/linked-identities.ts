import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { LinkedIdentities } from '../../../application/commerce/identity/linked-identities.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import { SOCIAL_PROVIDERS } from '../../../domain/identity/social-provider.ts'
import type { SocialIdentity } from '../../../domain/identity/vouched-identity.ts'
import { defaultAddress, toBody, toCustomer } from '../customer/customer-row.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { writeMails } from '../mail/write-mails.ts'
import type { Tables } from '../tables.ts'
import { beginSession } from '../customer/begin-session.ts'
import { lockedAccount, signedInAccount } from '../customer/signed-in-account.ts'

type Handle = Kysely<Tables> | Transaction<Tables>

/** Whether the identity was added; an existing one is not changed. */
const added = async (db: Handle, accountId: AccountId, { provider, subject }: SocialIdentity): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('linked_identity').values({ provider, subject, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const accountOf = async (db: Handle, { provider, subject }: SocialIdentity): Promise<string | undefined> => {
  const row = await db
    .selectFrom('linked_identity').select('account_id').where('provider', '=', provider).where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id
}

const holder = (db: Kysely<Tables>): LinkedIdentities['holder'] => ({ provider, subject }) =>
  read(async () => {
    const row = await db
      .selectFrom('linked_identity')
      .innerJoin('customer', 'customer.account_id', 'linked_identity.account_id')
      .select(['customer.account_id', 'customer.body', 'customer.verified_at', defaultAddress])
      .where('linked_identity.provider', '=', provider)
      .where('linked_identity.subject', '=', subject)
      .executeTakeFirst()
    return row === undefined ? undefined : toCustomer(row)
  })

const begin = (db: Kysely<Tables>): LinkedIdentities['begin'] => (session, identity) =>
  inTransaction(db, async (tx) => {
    // A concurrent revocation of the provider locks the account: it is finished before, or it finds the session that begins here.
    const account = await lockedAccount(tx, session.accountId)
    const isLinked = account !== undefined && (await accountOf(tx, identity)) === session.accountId
    if (isLinked) await beginSession(tx, session)
    return E.right(isLinked)
  })

const link = (db: Kysely<Tables>): LinkedIdentities['link'] => (accountId, identity, { session, mails }) =>
  inTransaction<NotSignedIn, boolean>(db, async (tx) => {
    const account = await (session === undefined ? lockedAccount(tx, accountId) : signedInAccount(tx, accountId, session))
    if (account === undefined) return E.left({ _tag: 'NotSignedIn' })
    if (!(await added(tx, accountId, identity))) return E.right((await accountOf(tx, identity)) === accountId)
    await writeMails(tx, mails)
    return E.right(true)
  })

const TAKEN = { _tag: 'Taken' } as const

const open = (db: Kysely<Tables>): LinkedIdentities['open'] => {
  const openOnce = (customer: Parameters<LinkedIdentities['open']>[0], identity: SocialIdentity) =>
    inTransaction(db, async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('customer')
        .values({
          account_id: customer.accountId, canonical_email: canonicalEmailOf(customer.email), password_hash: null, body: toBody(customer),
          verified_at: customer.isVerified ? new Date() : null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      const isNew = numInsertedOrUpdatedRows === 1n && (await added(tx, customer.accountId, identity))
      return isNew ? E.right(customer) : E.left(TAKEN)
    })
  return (customer, identity) => async () => {
    const result = await openOnce(customer, identity)()
    if (E.isRight(result)) return result
    return result.left._tag === 'Taken' ? E.right(undefined) : E.left(result.left)
  }
}

const providersOf = (db: Kysely<Tables>): LinkedIdentities['providersOf'] => (accountId) =>
  read(async () => {
    const rows = await db.selectFrom('linked_identity').select('provider').where('account_id', '=', accountId).execute()
    return SOCIAL_PROVIDERS.filter((name) => rows.some(({ provider }) => provider === name))
  })

const unlink = (db: Kysely<Tables>): LinkedIdentities['unlink'] => (accountId, provider, { session, isEnough }) =>
  inTransaction<NotSignedIn, boolean>(db, async (tx) => {
    // The account is locked, so that two concurrent removals are checked one after the other.
    const owner = await (session === undefined ? lockedAccount(tx, accountId) : signedInAccount(tx, accountId, session))
    if (owner === undefined) return session === undefined ? E.right(true) : E.left({ _tag: 'NotSignedIn' })
    const { count } = await tx
      .selectFrom('linked_identity').select(sql<number>`count(distinct provider)::int`.as('count'))
      .where('account_id', '=', accountId).where('provider', '<>', provider)
      .executeTakeFirstOrThrow()
    if (!isEnough({ hasPassword: owner.password_hash !== null, isVerified: owner.verified_at !== null, otherProviders: count }))
      return E.right(false)
    await tx.deleteFrom('linked_identity').where('account_id', '=', accountId).where('provider', '=', provider).execute()
    return E.right(true)
  })

export const makeLinkedIdentities = (db: Kysely<Tables>): LinkedIdentities => ({
  holder: holder(db),
  begin: begin(db),
  link: link(db),
  open: open(db),
  providersOf: providersOf(db),
  unlink: unlink(db),
})
